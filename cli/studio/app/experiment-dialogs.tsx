import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import type { Change, SiteParts } from './api.ts';
import { DialogForm } from './dialog-form.tsx';
import { EffectNote, useEffectOf } from './effect-note.tsx';
import type { Studio } from './use-studio.ts';
import { useWords, WordsChoice } from './words-choice.tsx';

interface AddExperimentProps {
  readonly studio: Studio;
  /** The pages that have an experiment already. */
  readonly tested: readonly string[];
}

/** Starts a test of a page: some visitors read another text. */
export function AddExperiment({ studio, tested }: AddExperimentProps) {
  const [isOpen, setOpen] = useState(false);
  const pages = (studio.site?.pages ?? []).flatMap(({ path }) =>
    tested.includes(path) || path === '/404' ? [] : [path],
  );
  const [chosen, setPage] = useState(studio.path);
  const page = pages.includes(chosen) ? chosen : (pages[0] ?? '');
  const [typedName, setName] = useState<string>();
  const [weight, setWeight] = useState(50);
  const words = useWords(isOpen ? page : undefined);
  const name = typedName ?? nameFrom(page);
  const change = words.change && ({ op: 'addExperiment', name, page, weight, words: words.change } satisfies Change);
  return (
    <ChangeDialog
      studio={studio}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger="New experiment"
      title="New experiment"
      about="Some visitors see another version of a page, which begins with one other text. Add more texts afterwards."
      action="Start the experiment"
      change={change}
    >
      <label className="field setting">
        <span className="field-head">Page</span>
        <select className="input" value={page} onChange={(event) => setPage(event.currentTarget.value)}>
          {pages.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </select>
      </label>
      <label className="field setting">
        <span className="field-head">Name</span>
        <input
          className="input"
          required
          pattern="[a-z][a-z0-9\-]*"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <span className="help">Its name in leads and events: small letters, digits and hyphens.</span>
      </label>
      <WordsChoice words={words} />
      <Percent value={weight} onChange={setWeight} />
    </ChangeDialog>
  );
}

interface ExperimentDialogProps {
  readonly studio: Studio;
  readonly experiment: SiteParts['experiments'][number];
}

/** Adds another version to a test. */
export function AddVariant({ studio, experiment: { name, page, rest, variants } }: ExperimentDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [typedWeight, setWeight] = useState<number>();
  const weight = typedWeight ?? Math.floor(rest / 2);
  const words = useWords(isOpen ? page : undefined);
  const change = words.change && ({ op: 'addVariant', experiment: name, weight, words: words.change } satisfies Change);
  if (variants.length >= mostVariants) return undefined;
  return (
    <ChangeDialog
      studio={studio}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger="Add a variant"
      title={`Add a variant to ${name}`}
      about={`${rest}% of visitors see ${page} as it is. The new variant takes its share from them.`}
      action="Add the variant"
      change={change}
    >
      <WordsChoice words={words} />
      <Percent value={weight} onChange={setWeight} />
    </ChangeDialog>
  );
}

const mostVariants = 9;

interface AddWordsProps {
  readonly studio: Studio;
  readonly page: string;
  readonly variant: SiteParts['experiments'][number]['variants'][number];
}

/** Lets a variant differ in one more text. */
export function AddWords({ studio, page, variant: { name, weight, words: known } }: AddWordsProps) {
  const [isOpen, setOpen] = useState(false);
  const taken = known.map(({ section, field }) => `${section} ${field}`);
  const words = useWords(isOpen ? page : undefined, taken);
  const path = words.change && [...weight.path.slice(0, -1), 'sections', words.change.section, ...words.change.field];
  const change = path && ({ op: 'setSetting', path, value: words.change?.value ?? '' } satisfies Change);
  return (
    <ChangeDialog
      studio={studio}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={`Change another text in ${name}`}
      title={`Another text in ${name}`}
      action="Change the text"
      change={change}
    >
      <WordsChoice words={words} />
    </ChangeDialog>
  );
}

/** Ends a test: with the page as it is, or with what a variant says. */
export function EndExperiment({ studio, experiment: { name, page, variants } }: ExperimentDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [keep, setKeep] = useState('');
  const fixed = variants.flatMap(({ name, untakable }) => (untakable === undefined ? [] : [`${name}: ${untakable}`]));
  const change: Change = { op: 'endExperiment', experiment: name, ...(keep !== '' && { keep }) };
  return (
    <ChangeDialog
      studio={studio}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger="End the experiment"
      title={`End ${name}`}
      about={`From then on, all visitors see the same ${page}.`}
      action="End the experiment"
      change={change}
    >
      <label className="field setting">
        <span className="field-head">What they see</span>
        <select className="input" value={keep} onChange={(event) => setKeep(event.currentTarget.value)}>
          <option value="">The page as it is</option>
          {variants.map((variant) => (
            <option key={variant.name} value={variant.name} disabled={variant.untakable !== undefined}>
              What variant {variant.name} says
            </option>
          ))}
        </select>
        {fixed.map((reason) => (
          <span key={reason} className="help">
            {reason} Make this change on the page first.
          </span>
        ))}
      </label>
    </ChangeDialog>
  );
}

interface ChangeDialogProps {
  readonly studio: Studio;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The words of the button that opens it. */
  readonly trigger: string;
  readonly title: string;
  readonly about?: string;
  readonly action: string;
  /** Undefined until it is complete. */
  readonly change: Change | undefined;
  readonly children: React.ReactNode;
}

/** A dialog for one change, which says before what keeps it from being made. */
function ChangeDialog({ studio, isOpen, onOpenChange, trigger, change, children, ...form }: ChangeDialogProps) {
  const effect = useEffectOf(isOpen ? change : undefined);
  const submit = async () => {
    if (change !== undefined && (await studio.change(change))) onOpenChange(false);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Trigger className="tool">{trigger}</Dialog.Trigger>
      <DialogForm {...form} isOff={change === undefined} onSubmit={() => void submit()}>
        {children}
        <EffectNote effect={effect} isOfPages={false} />
      </DialogForm>
    </Dialog.Root>
  );
}

function Percent({ value, onChange }: { readonly value: number; readonly onChange: (value: number) => void }) {
  return (
    <label className="field setting">
      <span className="field-head">Visitors who see it, in percent</span>
      <input
        className="input"
        type="number"
        min={0}
        max={99}
        required
        value={value}
        onChange={(event) => onChange(Math.round(Number(event.currentTarget.value)))}
      />
    </label>
  );
}

/** Returns a name for the test of a page: that of `/local-seo` is `local-seo`. */
function nameFrom(page: string): string {
  const name = page
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return /^[a-z]/.test(name) ? name.slice(0, 40) : 'home';
}
