import { useState } from 'react';
import { inWords } from '../words.ts';
import { type PageInfo, useAnswer } from './api.ts';
import type { Spot } from './draft-change.ts';
import { InboundLinks } from './inbound-links.tsx';
import { Rows } from './rows.tsx';
import { useStudio } from './store.tsx';
import { FormPane, Input, Line, Lines, Suggestions, typed } from './ui.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { useDraft } from './use-draft.ts';

/** Title, description and visibility of the open page, as a search result shows them, and what can be done with the page. */
export function PageSettings() {
  const { page } = useStudio();
  return (
    <>
      <p className="panel note">
        Press a text or a section on the page to change it. Everything is saved after a second of rest.
      </p>
      {page && <Settings page={page} />}
    </>
  );
}

function Settings({ page }: { readonly page: PageInfo }) {
  const { path, site } = useStudio();
  const { meta, shown, version } = page;
  const origin = site?.origin ?? '';
  return (
    <section className="panel" aria-labelledby="page-settings">
      <h2 id="page-settings">Page {path}</h2>
      <div className="result">
        <p className="result-address">{`${origin}${path}`}</p>
        <p className="result-title">{shown.title}</p>
        <p className="result-text">{shown.description}</p>
      </div>
      <SocialCard
        key={path}
        path={path}
        version={version}
        title={shown.title}
        host={origin.replace(/^https?:\/\//, '')}
      />
      <TextSetting name="title" value={meta.title} best={60} />
      <TextSetting name="description" value={meta.description} best={155} />
      <Visibility noindex={meta.noindex} />
      <div className="page-actions">
        <Rows />
        <PageDialog op="copyPage" title="Copy this page" path={`${path === '/' ? '' : path}/copy`} />
        <PageDialog op="renamePage" title="Rename this page" path={path} />
        <PageDialog op="removePage" title="Remove this page" path="/" />
      </div>
    </section>
  );
}

interface SocialCardProps {
  readonly path: string;
  /** Each version of the site may have another card. */
  readonly version: number;
  readonly title: string;
  readonly host: string;
}

/** The picture of the open page that apps show when somebody shares it, as the build makes it. */
function SocialCard({ path, version, title, host }: SocialCardProps) {
  const picture = useAnswer('card', { page: path }, { keeps: true, again: version });
  if (picture == null) return undefined;
  return (
    <figure className="social-card">
      <img src={picture} width="560" height="294" alt="The social card of the page" />
      <figcaption>
        <span className="result-address">{host}</span>
        <span className="social-card-title">{title}</span>
      </figcaption>
    </figure>
  );
}

/** Connects a control to the title, the description or the visibility of the open page. */
function useMeta(name: Extract<Spot, { op: 'setMeta' }>['name'], read: string | boolean | undefined) {
  return useDraft({ spot: { op: 'setMeta', page: useStudio().path, name }, read });
}

interface TextSettingProps {
  readonly name: 'title' | 'description';
  readonly value: string;
  /** The number of characters that search results show. */
  readonly best: number;
}

function TextSetting({ name, value, best }: TextSettingProps) {
  const held = useMeta(name, value);
  const count = String(held.value ?? '').length;
  return (
    <div className="setting">
      <Line label={inWords(name)} help={`${count} characters; search results show about ${best}.`}>
        <Lines
          rows={name === 'title' ? 2 : 4}
          {...typed(held)}
          onKeyDown={(event) => event.key === 'Escape' && held.reset()}
        />
      </Line>
      <UnsavedNote draft={held.unsaved} />
    </div>
  );
}

function Visibility({ noindex }: { readonly noindex: boolean | undefined }) {
  const held = useMeta('noindex', noindex);
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
      <UnsavedNote draft={held.unsaved} />
    </>
  );
}

interface PageDialogProps {
  readonly op: keyof typeof explained;
  readonly title: string;
  /** The path to begin with. */
  readonly path: string;
}

const explained = {
  copyPage: 'The copy has words of its own, and stays hidden from search engines until you list it.',
  renamePage: 'Links to the page are updated, and its old path redirects to the new one.',
  removePage: 'Its path redirects to another page, and links to it lead there too.',
};

function PageDialog({ op, title, path }: PageDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState(path);
  const [name, setName] = useState('');
  const { change, open, path: page, page: info, site } = useStudio();
  const submit = async () => {
    setOpen(false);
    const made = await change(op === 'copyPage' ? { op, page, to, title: name } : { op, page, to });
    if (made) open(to);
  };
  return (
    <FormPane
      isOpen={isOpen}
      onOpenChange={(next) => {
        setTo(path);
        setName(info?.meta.title ?? '');
        setOpen(next);
      }}
      trigger={title}
      title={title}
      about={explained[op]}
      action={title}
      onSubmit={submit}
    >
      <Line label={op === 'removePage' ? 'Send visitors to' : 'Path'}>
        <Input list="all-pages" value={to} onChange={setTo} />
      </Line>
      {op === 'removePage' && <Suggestions id="all-pages" values={site?.pages.map((one) => one.path) ?? []} />}
      {op === 'copyPage' && (
        <Line label="Title">
          <Input value={name} onChange={setName} />
        </Line>
      )}
      {op !== 'copyPage' && <InboundLinks page={page} to={to} />}
    </FormPane>
  );
}
