import { Dialog } from '@base-ui/react/dialog';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { api, type Change, type Templates } from './api.ts';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

type Template = Templates['templates'][number];

/** What a new page begins as: a template by its name, a copy, or a variant. */
type Start = { readonly kind: 'template'; readonly name: string } | { readonly kind: 'copy' | 'variant' };

/** The button for a new page, and the dialog behind it. */
export function NewPage({ studio }: { readonly studio: Studio }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="tool">New page</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>New page</Dialog.Title>
          <NewPageForm studio={studio} onDone={() => setOpen(false)} />
          <Dialog.Close className="tool dialog-close">Close</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface NewPageFormProps {
  readonly studio: Studio;
  readonly onDone: () => void;
}

function NewPageForm({ studio, onDone }: NewPageFormProps) {
  const { status, site } = studio;
  const found = useTemplates();
  const [chosen, choose] = useState<Start>();
  const [title, setTitle] = useState('');
  const [typedPath, setPath] = useState<string>();
  const [original, setOriginal] = useState(studio.path);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [state, setState] = useState<'asking' | 'adding' | 'refused'>('asking');
  if (found === undefined) return <p className="note">Reading the templates…</p>;
  const [first] = found.templates;
  const start: Start = chosen ?? (first ? { kind: 'template', name: first.name } : { kind: 'copy' });
  const template = found.templates.find(({ name }) => start.kind === 'template' && name === start.name);
  const path = typedPath ?? pathOf(title);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState('adding');
    const isAdded = await studio.change(additionOf(start, { path, title, original, values, template }));
    setState(isAdded ? 'asking' : 'refused');
    if (!isAdded) return;
    onDone();
    studio.open(`/${path.replace(/^\/|\/$/g, '')}`);
  };
  return (
    <form className="new-page" onSubmit={(event) => void submit(event)}>
      <Starts found={found} start={start} frame={site?.frame} onChoose={choose} />
      <div className="new-page-words">
        {start.kind !== 'template' && (
          <label className="field setting">
            <span className="field-head">{start.kind === 'copy' ? 'Copy of' : 'Variant of'}</span>
            <select className="input" value={original} onChange={(event) => setOriginal(event.currentTarget.value)}>
              {site?.pages.map((one) => (
                <option key={one.path}>{one.path}</option>
              ))}
            </select>
          </label>
        )}
        <label className="field setting">
          <span className="field-head">Title</span>
          <input
            className="input"
            value={title}
            required={start.kind !== 'template'}
            placeholder={start.kind === 'template' ? 'As the template writes it' : undefined}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        <label className="field setting">
          <span className="field-head">Path</span>
          <input
            className="input"
            value={path}
            required
            placeholder="/roof-repair"
            onChange={(event) => setPath(event.currentTarget.value)}
          />
        </label>
        {template && <Questions template={template} values={values} onChange={setValues} />}
      </div>
      <div className="new-page-end">
        <p className="note" role="alert" data-tone={state === 'refused' ? 'error' : undefined}>
          {state === 'refused' ? status?.text : about(start)}
        </p>
        <button type="submit" className="tool tool-main" disabled={state === 'adding'}>
          {state === 'adding' ? 'Adding and checking…' : 'Add the page'}
        </button>
      </div>
    </form>
  );
}

interface Given {
  readonly path: string;
  readonly title: string;
  /** The page to copy, or to make a variant of. */
  readonly original: string;
  readonly values: Readonly<Record<string, string>>;
  readonly template: Template | undefined;
}

function additionOf(start: Start, { path, title, original, values, template }: Given): Change {
  switch (start.kind) {
    case 'copy':
      return { op: 'copyPage', page: original, to: path, title };
    case 'variant':
      return { op: 'addPage', path, title, from: { kind: 'variant', page: original } };
    case 'template':
      return {
        op: 'addPage',
        path,
        title,
        from: { kind: 'template', name: start.name, values: filled(values, template) },
      };
  }
}

function useTemplates(): Templates | undefined {
  const [found, setFound] = useState<Templates>();
  useEffect(() => {
    const none = { templates: [], broken: [] };
    void api.templates().then(setFound, () => setFound(none));
  }, []);
  return found;
}

interface StartsProps {
  readonly found: Templates;
  readonly start: Start;
  /** The address of the pages, which also has pictures of the templates. */
  readonly frame: string | undefined;
  readonly onChoose: (start: Start) => void;
}

function Starts({ found: { templates, broken }, start, frame, onChoose }: StartsProps) {
  return (
    <fieldset className="starts">
      <legend>Begin with</legend>
      {templates.map(({ name, description, sections }) => (
        <StartOption
          key={name}
          name={inWords(name)}
          about={`${description} ${sections} sections.`}
          picture={frame && new URL(`/__gallery/template/${name}`, frame).href}
          isChosen={start.kind === 'template' && start.name === name}
          onChoose={() => onChoose({ kind: 'template', name })}
        />
      ))}
      <StartOption
        name="A copy of a page"
        about="It has words of its own from the start."
        isChosen={start.kind === 'copy'}
        onChoose={() => onChoose({ kind: 'copy' })}
      />
      <StartOption
        name="A variant of a page"
        about="It says what the page says, also in the future, but for what you change in it."
        isChosen={start.kind === 'variant'}
        onChoose={() => onChoose({ kind: 'variant' })}
      />
      {broken.length > 0 && <p className="help">These templates have errors: {broken.join(', ')}.</p>}
    </fieldset>
  );
}

interface StartOptionProps {
  readonly name: string;
  readonly about: string;
  /** The address of the page that a template makes of its examples. */
  readonly picture?: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function StartOption({ name, about, picture, isChosen, onChoose }: StartOptionProps) {
  const id = useId();
  return (
    <div className="start">
      {picture && (
        <div className="start-picture" inert>
          <iframe title={name} tabIndex={-1} loading="lazy" src={picture} />
        </div>
      )}
      <input
        id={id}
        type="radio"
        name="start"
        className="check"
        checked={isChosen}
        aria-describedby={`${id}-about`}
        onChange={onChoose}
      />
      <label htmlFor={id}>{name}</label>
      <p id={`${id}-about`} className="help">
        {about}
      </p>
    </div>
  );
}

interface QuestionsProps {
  readonly template: Template;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

/** What a template asks for. What is left empty begins as its example. */
function Questions({ template: { questions }, values, onChange }: QuestionsProps) {
  return questions.map((question) => (
    <Question
      key={question.name}
      question={question}
      value={values[question.name] ?? ''}
      onChange={(value) => onChange({ ...values, [question.name]: value })}
    />
  ));
}

interface QuestionProps {
  readonly question: Template['questions'][number];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Question({ question: { name, help, type, example, options }, value, onChange }: QuestionProps) {
  const id = useId();
  const choices = type === 'flag' ? ['true', 'false'] : options;
  const common = { id, className: 'input', value, 'aria-describedby': `${id}-help` };
  return (
    <div className="field setting">
      <label className="field-head" htmlFor={id}>
        {inWords(name.replaceAll('.', ' '))}
      </label>
      {choices.length === 0 ? (
        <input
          {...common}
          inputMode={type === 'number' || type === 'money' ? 'decimal' : undefined}
          placeholder={example}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <select {...common} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{example === '' ? 'Choose…' : `As in the template: ${example}`}</option>
          {choices.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
    </div>
  );
}

/** Returns the values that were given for what a template asks. */
function filled(values: Readonly<Record<string, string>>, template: Template | undefined): Record<string, string> {
  const asked = template?.questions.map(({ name }) => name) ?? [];
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => asked.includes(name) && value !== ''));
}

/** Returns a path from a title: `Roof repair` gives `/roof-repair`. */
function pathOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? '' : `/${slug}`;
}

function about({ kind }: Start): string {
  return kind === 'template'
    ? 'What you leave empty begins with the example of the template.'
    : 'The page stays hidden from search engines until you list it in its settings.';
}
