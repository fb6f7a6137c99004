import { useId, useState } from 'react';
import { inWords } from '../words.ts';
import { type Change, useAnswer } from './api.ts';
import { useStudio } from './store.tsx';
import { Input, Labelled, Line, Miniature, Pane, Select, submits } from './ui.tsx';

const none = { templates: [], broken: [] };

type Templates = NonNullable<ReturnType<typeof useTemplates>>;
type Template = Templates['templates'][number];

function useTemplates() {
  return useAnswer('templates', {}, { otherwise: none });
}

/** What a new page begins as: a template by its name, a copy, or a variant. */
type Start =
  | { readonly kind: 'template'; readonly name: string }
  | { readonly kind: 'copy' }
  | { readonly kind: 'variant' };

/** The button for a new page, and the dialog behind it. */
export function NewPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Pane isOpen={isOpen} onOpenChange={setOpen} trigger="New page" title="New page">
      <NewPageForm onDone={() => setOpen(false)} />
    </Pane>
  );
}

function NewPageForm({ onDone }: { readonly onDone: () => void }) {
  const { status, site, path: here, change, open } = useStudio();
  const found = useTemplates();
  const [chosen, choose] = useState<Start>();
  const [title, setTitle] = useState('');
  const [typedPath, setPath] = useState<string>();
  const [original, setOriginal] = useState(here);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [state, setState] = useState<'asking' | 'adding' | 'refused'>('asking');
  if (found === undefined) return <p className="note">Reading the templates…</p>;
  const [first] = found.templates;
  const start: Start = chosen ?? (first ? { kind: 'template', name: first.name } : { kind: 'copy' });
  const isTemplate = start.kind === 'template';
  const template = found.templates.find(({ name }) => isTemplate && name === start.name);
  const path = typedPath ?? pathOf(title);
  const submit = async () => {
    setState('adding');
    const isAdded = await change(additionOf(start, { path, title, original, values, template }));
    setState(isAdded ? 'asking' : 'refused');
    if (!isAdded) return;
    onDone();
    open(`/${path.replace(/^\/|\/$/g, '')}`);
  };
  return (
    <form className="new-page" onSubmit={submits(submit)}>
      <Starts found={found} start={start} onChoose={choose} />
      <div className="new-page-words">
        {!isTemplate && (
          <Line label={start.kind === 'copy' ? 'Copy of' : 'Variant of'}>
            <Select value={original} onChange={setOriginal} options={site?.pages.map((one) => one.path) ?? []} />
          </Line>
        )}
        <Line label="Title">
          <Input
            value={title}
            required={!isTemplate}
            placeholder={isTemplate ? 'As the template writes it' : undefined}
            onChange={setTitle}
          />
        </Line>
        <Line label="Path">
          <Input value={path} required placeholder="/roof-repair" onChange={setPath} />
        </Line>
        {template?.questions.map((question) => (
          <Question
            key={question.name}
            question={question}
            value={values[question.name] ?? ''}
            onChange={(value) => setValues({ ...values, [question.name]: value })}
          />
        ))}
      </div>
      <div className="new-page-end">
        <p className="note" role="alert" data-tone={state === 'refused' ? 'error' : undefined}>
          {state === 'refused'
            ? status?.text
            : isTemplate
              ? 'What you leave empty begins with the example of the template.'
              : 'The page stays hidden from search engines until you list it in its settings.'}
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
  if (start.kind === 'copy') return { op: 'copyPage', page: original, to: path, title };
  if (start.kind === 'variant') return { op: 'addPage', path, title, from: { kind: 'variant', page: original } };
  const asked = template?.questions.map(({ name }) => name) ?? [];
  const given = Object.entries(values).filter(([name, value]) => asked.includes(name) && value !== '');
  return { op: 'addPage', path, title, from: { ...start, values: Object.fromEntries(given) } };
}

interface StartsProps {
  readonly found: Templates;
  readonly start: Start;
  readonly onChoose: (start: Start) => void;
}

function Starts({ found: { templates, broken }, start, onChoose }: StartsProps) {
  const { frame } = useStudio().site ?? {};
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
      {picture && <Miniature className="start-picture" title={name} src={picture} />}
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

interface QuestionProps {
  readonly question: Template['questions'][number];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What a template asks for. What is left empty begins as its example. */
function Question({ question: { name, help, type, example, options }, value, onChange }: QuestionProps) {
  const choices = type === 'flag' ? ['true', 'false'] : options;
  const own = { value, onChange };
  return (
    <Labelled
      className="field setting"
      label={inWords(name.replaceAll('.', ' '))}
      help={help}
      control={(common) =>
        choices.length === 0 ? (
          <Input
            {...common}
            {...own}
            inputMode={type === 'number' || type === 'money' ? 'decimal' : undefined}
            placeholder={example}
          />
        ) : (
          <Select
            {...common}
            {...own}
            none={example === '' ? 'Choose…' : `As in the template: ${example}`}
            options={choices}
          />
        )
      }
    />
  );
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
