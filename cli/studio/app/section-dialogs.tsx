import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import { DialogForm } from './dialog-form.tsx';
import { InboundLinks, useInboundLinks } from './inbound-links.tsx';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

interface SectionDialogProps {
  readonly studio: Studio;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks where links lead once a section is gone or hidden. */
export function WithdrawSection({
  studio,
  name,
  how,
  onClose,
}: SectionDialogProps & { readonly how: 'remove' | 'hide' }) {
  const { path: page, change } = studio;
  const links = useInboundLinks(page, name);
  const [linksTo, setTarget] = useState('');
  const others =
    studio.page?.sections.filter((section) => section.slot === 'main' && !section.hidden && section.name !== name) ??
    [];
  const [verb, op] = how === 'hide' ? (['Hide', 'hideSection'] as const) : (['Remove', 'removeSection'] as const);
  return (
    <SectionDialog
      title={`${verb} ${inWords(name)}`}
      action={verb}
      onClose={onClose}
      onSubmit={() => change({ op, page, section: name, linksTo })}
    >
      <label className="field setting">
        <span className="field-head">Links to it lead to</span>
        <select className="input" value={linksTo} onChange={(event) => setTarget(event.currentTarget.value)}>
          <option value="">The top of the page</option>
          {others.map((section) => (
            <option key={section.name} value={section.name}>
              {inWords(section.name)}
            </option>
          ))}
        </select>
      </label>
      <InboundLinks links={links} to={linksTo === '' ? 'the top of the page' : `#${linksTo}`} />
    </SectionDialog>
  );
}

/** Asks for another name of a section, which is its anchor too. */
export function RenameSection({ studio, name, onClose }: SectionDialogProps) {
  const { path: page, change, select } = studio;
  const links = useInboundLinks(page, name);
  const [to, setTo] = useState(name);
  return (
    <SectionDialog
      title={`Rename ${inWords(name)}`}
      action="Rename"
      onClose={onClose}
      onSubmit={async () => {
        if (await change({ op: 'renameSection', page, section: name, to })) select({ section: to });
      }}
    >
      <label className="field setting">
        <span className="field-head">Name</span>
        <input className="input" required value={to} onChange={(event) => setTo(event.currentTarget.value)} />
        <span className="help">Links lead to the section by this name: {`${page}#${to}`}.</span>
      </label>
      <InboundLinks links={links} to={`#${to}`} />
    </SectionDialog>
  );
}

interface SectionDialogFrameProps {
  readonly title: string;
  readonly action: string;
  readonly onClose: () => void;
  readonly onSubmit: () => Promise<unknown>;
  readonly children: ReactNode;
}

function SectionDialog({ title, action, onClose, onSubmit, children }: SectionDialogFrameProps) {
  const submit = () => {
    onClose();
    void onSubmit();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <DialogForm title={title} action={action} onSubmit={submit}>
        {children}
      </DialogForm>
    </Dialog.Root>
  );
}
