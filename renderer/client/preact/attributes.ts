import { options } from 'preact';

/** Attributes that need the value `false`: React writes it, preact leaves the attribute out. */
const writtenFalse = ['spellCheck', 'focusable'];

const originalHook = options.vnode;

options.vnode = (vnode) => {
  originalHook?.(vnode);
  if (typeof vnode.type !== 'string') return;
  const props: Record<string, unknown> = vnode.props;
  for (const name of writtenFalse) if (props[name] === false) props[name] = 'false';
};
