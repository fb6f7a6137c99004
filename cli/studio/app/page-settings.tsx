import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { DialogForm } from './dialog-form.tsx';
import { InboundLinks, useInboundLinks } from './inbound-links.tsx';
import { Rows } from './rows.tsx';
import { SocialCard } from './social-card.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { useDraft } from './use-draft.ts';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

/** Title, description and visibility of the open page, as a search result shows them, and what can be done with the page. */
export function PageSettings({ studio }: { readonly studio: Studio }) {
  const { page, path, site } = studio;
  const meta = page?.meta;
  if (meta === undefined) return undefined;
  return (
    <section className="panel" aria-labelledby="page-settings">
      <h2 id="page-settings">Page {path}</h2>
      <div className="result">
        <p className="result-address">{`${site?.origin ?? ''}${path}`}</p>
        <p className="result-title">{page?.shown.title}</p>
        <p className="result-text">{page?.shown.description}</p>
      </div>
      {page && <SocialCard key={path} page={page} origin={site?.origin ?? ''} />}
      <TextSetting studio={studio} name="title" value={meta.title} best={60} />
      <TextSetting studio={studio} name="description" value={meta.description} best={155} />
      <Visibility studio={studio} noindex={meta.noindex} />
      <div className="page-actions">
        <Rows studio={studio} />
        <PageDialog studio={studio} op="copyPage" title="Copy this page" path={`${path === '/' ? '' : path}/copy`} />
        <PageDialog studio={studio} op="renamePage" title="Rename this page" path={path} />
        <PageDialog studio={studio} op="removePage" title="Remove this page" path="/" />
      </div>
    </section>
  );
}

interface TextSettingProps {
  readonly studio: Studio;
  readonly name: 'title' | 'description';
  readonly value: string;
  /** The number of characters that search results show. */
  readonly best: number;
}

function TextSetting({ studio: { drafts, path }, name, value, best }: TextSettingProps) {
  const held = useDraft({ drafts, spot: { op: 'setMeta', page: path, name }, read: value });
  const typed = String(held.value ?? '');
  return (
    <div className="setting">
      <label className="field setting">
        <span className="field-head">{inWords(name)}</span>
        <textarea
          className="input"
          rows={name === 'title' ? 2 : 4}
          value={typed}
          onChange={(event) => held.type(event.currentTarget.value)}
          onBlur={held.leave}
          onKeyDown={(event) => event.key === 'Escape' && held.reset()}
        />
        <span className="help">
          {typed.length} characters; search results show about {best}.
        </span>
      </label>
      <UnsavedNote draft={held.unsaved} drafts={drafts} />
    </div>
  );
}

interface VisibilityProps {
  readonly studio: Studio;
  readonly noindex: boolean | undefined;
}

function Visibility({ studio: { drafts, path }, noindex }: VisibilityProps) {
  const held = useDraft({ drafts, spot: { op: 'setMeta', page: path, name: 'noindex' }, read: noindex });
  return (
    <>
      <label className="check-line">
        <input
          type="checkbox"
          className="check"
          checked={held.value === true}
          onChange={(event) => held.choose(event.currentTarget.checked)}
        />
        Hide it from search engines
      </label>
      <UnsavedNote draft={held.unsaved} drafts={drafts} />
    </>
  );
}

interface PageDialogProps {
  readonly studio: Studio;
  readonly op: 'copyPage' | 'renamePage' | 'removePage';
  readonly title: string;
  /** The path to begin with. */
  readonly path: string;
}

const explained = {
  copyPage: 'The copy has words of its own, and stays hidden from search engines until you list it.',
  renamePage: 'Links to the page are updated, and its old path redirects to the new one.',
  removePage: 'Its path redirects to another page, and links to it lead there too.',
} as const;

function PageDialog({ studio, op, title, path }: PageDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState(path);
  const [name, setName] = useState('');
  const { change, open, path: page, site } = studio;
  const submit = async () => {
    setOpen(false);
    const made = await change(op === 'copyPage' ? { op, page, to, title: name } : { op, page, to });
    if (made) open(to);
  };
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(next) => {
        setTo(path);
        setName(studio.page?.meta.title ?? '');
        setOpen(next);
      }}
    >
      <Dialog.Trigger className="tool">{title}</Dialog.Trigger>
      <DialogForm title={title} about={explained[op]} action={title} onSubmit={() => void submit()}>
        <label className="field setting">
          <span className="field-head">{op === 'removePage' ? 'Send visitors to' : 'Path'}</span>
          <input className="input" list="all-pages" value={to} onChange={(event) => setTo(event.currentTarget.value)} />
        </label>
        {op === 'removePage' && (
          <datalist id="all-pages">
            {site?.pages.map((one) => (
              <option key={one.path} value={one.path} />
            ))}
          </datalist>
        )}
        {op === 'copyPage' && (
          <label className="field setting">
            <span className="field-head">Title</span>
            <input className="input" value={name} onChange={(event) => setName(event.currentTarget.value)} />
          </label>
        )}
        {op !== 'copyPage' && <LinksToPage page={page} to={to} />}
      </DialogForm>
    </Dialog.Root>
  );
}

function LinksToPage({ page, to }: { readonly page: string; readonly to: string }) {
  return <InboundLinks links={useInboundLinks(page)} to={to} />;
}
