import { Menu } from '@base-ui/react/menu';
import { useRef, useState } from 'react';
import { inWords } from '../words.ts';
import { ask, type SectionInfo } from './api.ts';
import { InboundLinks } from './inbound-links.tsx';
import { Palette } from './palette.tsx';
import { useStudio } from './store.tsx';
import { FormPane, Input, Line, Select } from './ui.tsx';

interface SectionMenuProps {
  readonly section: SectionInfo;
  /** The name of the button, for people who cannot see where it is. */
  readonly label: string;
}

/** A button with all that can be done with a section of the page, beside its name and on the page. */
export function SectionMenu({ section: { name, block, hidden }, label }: SectionMenuProps) {
  const { site, path: page, change, select } = useStudio();
  const layouts = site?.blocks.find(({ type }) => type === block)?.layouts ?? [];
  /** The menu is inside the landmark of its section, where people who go by landmarks look for it. */
  const menu = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<'add' | 'rename' | 'remove' | 'hide'>();
  const spot = { page, section: name };
  // What breaks no link needs no question: it can be undone.
  const withdraw = async (how: 'remove' | 'hide') => {
    const links = await ask('links', spot);
    if (links !== null && links.length > 0) setAsked(how);
    else await change({ op: how === 'hide' ? 'hideSection' : 'removeSection', ...spot });
  };
  const items: readonly (readonly [name: string, run: () => unknown])[] = [
    ['Add a section below…', () => setAsked('add')],
    // The fields show a picture of each.
    ...(layouts.length > 1
      ? [['Change the layout…', () => select({ section: name, field: ['layout'] })] as const]
      : []),
    ['Move up', () => change({ op: 'moveSection', ...spot, by: -1 })],
    ['Move down', () => change({ op: 'moveSection', ...spot, by: 1 })],
    ['Duplicate', () => change({ op: 'duplicateSection', ...spot })],
    ['Rename…', () => setAsked('rename')],
    hidden ? ['Show', () => change({ op: 'showSection', ...spot })] : ['Hide', () => withdraw('hide')],
    ['Remove', () => withdraw('remove')],
  ];
  const onClose = () => setAsked(undefined);
  return (
    <>
      <Menu.Root>
        <Menu.Trigger className="tool tool-small" aria-label={label}>
          ⋯
        </Menu.Trigger>
        <Menu.Portal container={menu}>
          <Menu.Positioner sideOffset={4} align="end" positionMethod="fixed">
            <Menu.Popup className="menu">
              {items.map(([label, run]) => (
                <Menu.Item key={label} className="menu-item" onClick={() => void run()}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <div ref={menu} />
      {asked === 'add' && <Palette place={{ after: name }} onClose={onClose} />}
      {asked === 'rename' && <RenameSection name={name} onClose={onClose} />}
      {(asked === 'remove' || asked === 'hide') && <WithdrawSection name={name} onClose={onClose} how={asked} />}
    </>
  );
}

interface SectionDialogProps {
  /** The section that the dialog is about. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks where links lead once a section is gone or hidden. */
function WithdrawSection({ name, how, onClose }: SectionDialogProps & { readonly how: 'remove' | 'hide' }) {
  const { path: page, page: info, change } = useStudio();
  const [linksTo, setTarget] = useState('');
  const others = info?.sections.filter((one) => one.slot === 'main' && !one.hidden && one.name !== name) ?? [];
  const [verb, op] = how === 'hide' ? (['Hide', 'hideSection'] as const) : (['Remove', 'removeSection'] as const);
  const submit = () => {
    onClose();
    return change({ op, page, section: name, linksTo });
  };
  return (
    <FormPane isOpen onOpenChange={onClose} title={`${verb} ${inWords(name)}`} action={verb} onSubmit={submit}>
      <Line label="Links to it lead to">
        <Select
          value={linksTo}
          onChange={setTarget}
          none="The top of the page"
          options={others.map((one) => ({ value: one.name, label: inWords(one.name) }))}
        />
      </Line>
      <InboundLinks page={page} section={name} to={linksTo === '' ? 'the top of the page' : `#${linksTo}`} />
    </FormPane>
  );
}

/** Asks for another name of a section, which is its anchor too. */
function RenameSection({ name, onClose }: SectionDialogProps) {
  const { path: page, change, select } = useStudio();
  const [to, setTo] = useState(name);
  const submit = async () => {
    onClose();
    if (await change({ op: 'renameSection', page, section: name, to })) select({ section: to });
  };
  return (
    <FormPane isOpen onOpenChange={onClose} title={`Rename ${inWords(name)}`} action="Rename" onSubmit={submit}>
      <Line label="Name" help={`Links lead to the section by this name: ${page}#${to}.`}>
        <Input required value={to} onChange={setTo} />
      </Line>
      <InboundLinks page={page} section={name} to={`#${to}`} />
    </FormPane>
  );
}
