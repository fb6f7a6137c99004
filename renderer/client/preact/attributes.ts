import { options } from 'preact';

/** Attributes for which `false` says something; React writes the word, preact leaves the attribute out. */
const withFalse = ['spellCheck', 'focusable'];

const usual = options.vnode;

options.vnode = (vnode) => {
  usual?.(vnode);
  if (typeof vnode.type !== 'string') return;
  const props: Record<string, unknown> = vnode.props;
  for (const name of withFalse) if (props[name] === false) props[name] = 'false';
};
