import { useState } from 'react';
import { nameOf } from '../words.ts';
import type { FieldControl } from './api.ts';
import {
  type Answer,
  answersOf,
  conditionText,
  isUsed,
  type Question,
  questionName,
  questionTypes,
} from './question-types.ts';
import { useStudio } from './store.tsx';
import { type FieldParts, type FieldPath, type FieldProps, sectionOf, useTarget } from './target.tsx';
import { RemoveButton, Select } from './ui.tsx';
import { valueIn } from './values.ts';

/** The questions of a form or of one of its steps: each with its type, what it needs, and when it is asked. */
export function QuestionsField({ control, value, path, parts }: FieldProps & { readonly parts: FieldParts }) {
  const { item } = control;
  const { ItemButtons } = parts;
  const { holdsChosen } = useTarget();
  const questions = (Array.isArray(value) ? value : []) as readonly Question[];
  return (
    <details className="group questions" open={holdsChosen(path) || path.at(-2) === undefined || undefined}>
      <summary>
        Questions <span className="summary">{questions.length}</span>
      </summary>
      <ol className="items">
        {questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is all that tells items apart.
          <li key={index} className="item">
            {item && <QuestionField item={item} question={question} path={[...path, index]} parts={parts} />}
            <ItemButtons path={path} index={index} count={questions.length} control={control}>
              <StepButtons path={path} index={index} count={questions.length} />
            </ItemButtons>
          </li>
        ))}
      </ol>
      <Palette path={path} count={questions.length} most={control.most} />
    </details>
  );
}

interface QuestionFieldProps {
  readonly item: FieldControl;
  readonly question: Question;
  readonly path: FieldPath;
  readonly parts: FieldParts;
}

/** What is asked first about a question; the rest comes after it. */
const first = ['label', 'text', 'required', 'options', 'help', 'min', 'max', 'earliest', 'latest'];

/** What a question cannot do without. */
const needed = ['label', 'text', 'version', 'options'];

function QuestionField({ item, question, path, parts: { Field, FieldList } }: QuestionFieldProps) {
  const { holdsChosen, at } = useTarget();
  const { change } = useStudio();
  const all = useQuestions(path);
  const { type, when } = question;
  const condition = conditionText(when, all);
  const kind = questionTypes[type];
  const fields = (item.fields ?? []).flatMap((field) => {
    const { name, identity, control } = field;
    if (!isUsed(name, type) || identity !== undefined || control === 'condition' || name === 'type') return [];
    return [needed.includes(name) ? { ...field, required: true, help: '' } : field];
  });
  const place = ({ name }: FieldControl) => (first.includes(name) ? first.indexOf(name) : first.length);
  const identity = item.fields?.find((field) => field.identity !== undefined);
  return (
    <details className="group question" open={holdsChosen(path) || undefined}>
      <summary>
        <TypeDrawing type={type} /> {questionName(question)}
        <span className="summary">
          {[kind?.name ?? type, valueIn(question, ['required']) === true && 'required', condition && `if ${condition}`]
            .filter(Boolean)
            .join(', ')}
        </span>
      </summary>
      <div className="field">
        <label className="field-head" htmlFor={`type-${path.join('-')}`}>
          Kind of answer
        </label>
        <Select
          id={`type-${path.join('-')}`}
          value={type}
          options={Object.entries(questionTypes).map(([value, { name }]) => ({ value, label: name }))}
          onChange={(next) =>
            void change({ ...at([...path, 'type']), op: 'set', value: next, was: type, scope: 'all' })
          }
        />
      </div>
      <FieldList controls={fields.sort((a, b) => place(a) - place(b))} values={question} path={path} />
      <ConditionField path={[...path, 'when']} value={when} of="question" />
      {identity && (
        <details className="more">
          <summary>
            Name in the lead: <code>{question.name}</code>
          </summary>
          <Field control={identity} value={question.name} path={[...path, identity.name]} />
        </details>
      )}
    </details>
  );
}

function TypeDrawing({ type }: { readonly type: string }) {
  return (
    <svg className="question-drawing" viewBox="0 0 24 24" aria-hidden="true">
      <path d={questionTypes[type]?.drawn} />
    </svg>
  );
}

interface PaletteProps {
  readonly path: FieldPath;
  readonly count: number;
  readonly most: number | undefined;
}

/** The types of questions; pressing one adds it, and opens it with its label to be typed over. */
function Palette({ path, count, most = Number.POSITIVE_INFINITY }: PaletteProps) {
  const { change, select } = useStudio();
  const { at, section } = useTarget();
  const [isOpen, setOpen] = useState(false);
  if (count >= most) return <p className="help">A form has {most} questions at most.</p>;
  const add = async (type: string) => {
    setOpen(false);
    const isMade = await change({ ...at(path), op: 'insert', at: count, value: { type } });
    if (isMade) select({ section, field: [...path, count, type === 'consent' ? 'text' : 'label'] });
  };
  return (
    <div className="question-palette">
      <button type="button" className="tool" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Add a question
      </button>
      {isOpen && (
        <ul aria-label="Kinds of questions">
          {Object.entries(questionTypes).map(([type, { name, about }]) => (
            <li key={type}>
              <button type="button" className="question-type" onClick={() => void add(type)}>
                <TypeDrawing type={type} />
                <strong>{name}</strong>
                <span className="help">{about}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Begins a step with a question, or moves the question to another step. */
function StepButtons({
  path,
  index,
  count,
}: {
  readonly path: FieldPath;
  readonly index: number;
  readonly count: number;
}) {
  const { change } = useStudio();
  const { at } = useTarget();
  const steps = useSteps(path);
  const own = path.at(-2);
  const others = steps.flatMap((title, step) => (step === own ? [] : [{ value: String(step), label: title }]));
  const move = (step: string) => {
    const to = [...path.slice(0, -2), Number(step), 'fields'];
    void change({ ...at([...path, index]), op: 'moveTo', to, at: 0 });
  };
  return (
    <>
      {index > 0 && (
        <button type="button" onClick={() => void change({ ...at(path), op: 'divideSteps', at: index })}>
          Begin a step here
        </button>
      )}
      {others.length > 0 && count > 1 && (
        <Select
          className="question-step"
          aria-label={`Move question ${index + 1} to another step`}
          value=""
          none="Move to a step…"
          options={others}
          onChange={move}
        />
      )}
    </>
  );
}

/** The titles of the steps around a list of questions; none if the form has no steps. */
function useSteps(path: FieldPath): readonly string[] {
  const values = useValues();
  if (typeof path.at(-2) !== 'number') return [];
  const steps = valueIn(values, path.slice(0, -2));
  return Array.isArray(steps)
    ? steps.map((step, index) => String(valueIn(step, ['title']) ?? `Step ${index + 1}`))
    : [];
}

/** The fields of the section as the site has them. */
function useValues(): unknown {
  const { section } = useTarget();
  return sectionOf(useStudio().page, section)?.fields;
}

/** Returns the path of what holds the questions of a form: `fields`, or `steps`. */
function holderOf(path: FieldPath): FieldPath {
  const at = path.findIndex((step) => step === 'fields' || step === 'steps');
  return path.slice(0, Math.max(0, at));
}

/** All questions of the form around a path, in order. */
function useQuestions(path: FieldPath): readonly Question[] {
  return useQuestionsByStep(path).flat();
}

function useQuestionsByStep(path: FieldPath): readonly (readonly Question[])[] {
  const holder = valueIn(useValues(), holderOf(path));
  const steps = valueIn(holder, ['steps']);
  const lists = Array.isArray(steps) ? steps.map((step) => valueIn(step, ['fields'])) : [valueIn(holder, ['fields'])];
  return lists.map((list) => (Array.isArray(list) ? list : []));
}

interface ConditionFieldProps {
  readonly path: FieldPath;
  readonly value: unknown;
  readonly of: 'question' | 'step';
}

/** When a question or a step is asked, as a sentence of menus. */
export function ConditionField({ path, value, of }: ConditionFieldProps) {
  const { change } = useStudio();
  const { at } = useTarget();
  const byStep = useQuestionsByStep(path);
  const start = holderOf(path).length;
  const step = path[start] === 'steps' ? Number(path[start + 1]) : 0;
  const own = of === 'question' ? byStep[step]?.[Number(path.at(-2))] : undefined;
  const before = byStep.slice(0, of === 'step' ? step : step + 1).flat();
  const candidates = before.filter((one) => one.name !== own?.name && answersOf(one).length > 0);
  const when = (value ?? {}) as Readonly<Record<string, Answer>>;
  const entries = Object.entries(when);
  const left = candidates.filter(({ name }) => !Object.hasOwn(when, name));
  const write = (next: Readonly<Record<string, Answer>>) =>
    void (Object.keys(next).length === 0
      ? change({ ...at(path), op: 'unset' })
      : change({ ...at(path), op: 'set', value: next as never }));
  const [begin] = left;
  const add = () => begin && write({ ...when, [begin.name]: answersOf(begin)[0]?.value ?? true });
  if (entries.length === 0 && begin === undefined) return undefined;
  return (
    <fieldset className="condition">
      <legend className="field-head">When it is asked</legend>
      {entries.length === 0 && <p className="help">Always.</p>}
      {entries.map(([name, answer], index) => {
        const question = before.find((one) => one.name === name);
        const { [name]: _, ...others } = when;
        return (
          <div key={name} className="condition-line">
            <span>{index === 0 ? 'Only if' : 'and'}</span>
            <Select
              aria-label="The question that decides"
              value={name}
              options={[...(question ? [question] : []), ...left].map((one) => ({
                value: one.name,
                label: questionName(one),
              }))}
              onChange={(next) => {
                const other = candidates.find((one) => one.name === next);
                write({ ...others, [next]: (other && answersOf(other)[0]?.value) ?? true });
              }}
            />
            <span>is</span>
            {question && (
              <Answers question={question} answer={answer} onChange={(next) => write({ ...when, [name]: next })} />
            )}
            <RemoveButton label={`Remove the condition on ${name}`} onClick={() => write(others)} />
          </div>
        );
      })}
      {begin && (
        <button type="button" className="remove" onClick={add}>
          {entries.length === 0 ? 'Only after a certain answer…' : 'And another answer…'}
        </button>
      )}
    </fieldset>
  );
}

interface AnswersProps {
  readonly question: Question;
  readonly answer: Answer;
  readonly onChange: (answer: Answer) => void;
}

/** The answers of which one has to be given: a menu for a box, ticks for a choice. */
function Answers({ question, answer, onChange }: AnswersProps) {
  const answers = answersOf(question);
  const given: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  if (typeof answers[0]?.value === 'boolean') {
    return (
      <Select
        aria-label={`Answer to ${questionName(question)}`}
        value={String(given[0])}
        options={answers.map(({ value, label }) => ({ value: String(value), label }))}
        onChange={(next) => onChange(next === 'true')}
      />
    );
  }
  const toggle = (value: string, isOn: boolean) => {
    const next = answers.flatMap((one) =>
      typeof one.value === 'string' && (one.value === value ? isOn : given.includes(one.value)) ? [one.value] : [],
    );
    const [only] = next;
    if (only !== undefined) onChange(next.length === 1 ? only : next);
  };
  return (
    <span className="condition-answers">
      {answers.map(({ value, label }) => (
        <label key={String(value)}>
          <input
            type="checkbox"
            checked={given.includes(value)}
            onChange={(event) => toggle(String(value), event.currentTarget.checked)}
          />{' '}
          {label}
        </label>
      ))}
    </span>
  );
}

/** Where leads go: the destinations of the site, of which a form has at least one. */
export function DestinationsField({ control, value, path, onRemove }: FieldProps) {
  const { change, site } = useStudio();
  const { at } = useTarget();
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (name: string, isOn: boolean) => {
    const next = isOn ? [...chosen, name] : chosen.filter((one) => one !== name);
    if (next.length > 0) void change({ ...at(path), op: 'set', value: next as string[] });
  };
  return (
    <fieldset className="field">
      <legend className="field-head">{nameOf(control)}</legend>
      {(site?.destinations ?? []).map(({ name, label }) => (
        <label key={name} className="destination">
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            disabled={chosen.length === 1 && chosen.includes(name)}
            onChange={(event) => toggle(name, event.currentTarget.checked)}
          />{' '}
          {label}
        </label>
      ))}
      <p className="help">The tab “Leads” has what is behind each, and adds others.</p>
      {onRemove && <RemoveButton onClick={onRemove} />}
    </fieldset>
  );
}
