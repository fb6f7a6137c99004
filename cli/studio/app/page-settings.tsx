import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { DialogForm } from './dialog-form.tsx';
import { InboundLinks, useInboundLinks } from './inbound-links.tsx';
import { Rows } from './rows.tsx';
import { SocialCard } from './social-card.tsx';
import type { Studio } from './use-studio.ts';

/** Title, description and visibility of the open page, as a search result shows them, and what can be done with the page. */
export function PageSettings({ studio }: { readonly studio: Studio }) {
  const { page, path, site, change } = studio;
  const meta = page?.meta;
  if (meta === undefined) return undefined;
  const set = (name: 'title' | 'description', value: string) => {
    if (value.trim() === '' || value === meta[name]) return;
    void change({ op: 'setMeta', page: path, name, value, was: meta[name] });
  };
  return (
    <section className="panel" aria-labelledby="page-settings">
      <h2 id="page-settings">Page {path}</h2>
      <div className="result">
        <p className="result-address">{`${site?.origin ?? ''}${path}`}</p>
        <p className="result-title">{page?.shown.title}</p>
        <p className="result-text">{page?.shown.description}</p>
      </div>
      {page && <SocialCard key={path} page={page} origin={site?.origin ?? ''} />}
      <TextSetting label="Title" value={meta.title} best={60} onSave={(value) => set('title', value)} />
      <TextSetting
        label="Description"
        value={meta.description}
        best={155}
        onSave={(value) => set('description', value)}
      />
      <label className="check-line">
        <input
          type="checkbox"
          className="check"
          checked={meta.noindex === true}
          onChange={(event) =>
            void change({ op: 'setMeta', page: path, name: 'noindex', value: event.currentTarget.checked })
          }
        />
        Hide it from search engines
      </label>
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
  readonly label: string;
  readonly value: string;
  /** The number of characters that search results show. */
  readonly best: number;
  readonly onSave: (value: string) => void;
}

function TextSetting({ label, value, best, onSave }: TextSettingProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <label className="field setting">
      <span className="field-head">{label}</span>
      <textarea
        className="input"
        rows={label === 'Title' ? 2 : 4}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => onSave(typed)}
      />
      <span className="help">
        {typed.length} characters; search results show about {best}.
      </span>
    </label>
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
