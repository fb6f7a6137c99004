import { useState } from 'react';
import { inWords } from '../words.ts';
import type { Change, SiteParts } from './api.ts';
import { ChangePane } from './change-pane.tsx';
import { SettingInput } from './setting-input.tsx';
import { useStudio } from './store.tsx';
import { Input, Line, Pane, Select } from './ui.tsx';
import { useWords, WordsChoice } from './words-choice.tsx';

type ExperimentInfo = SiteParts['experiments'][number];
type VariantInfo = ExperimentInfo['variants'][number];

/** An experiment: its variants, what they say, and how it ends. */
export function Experiment(experiment: ExperimentInfo) {
  const { name, page, rest, until, variants } = experiment;
  return (
    <fieldset className="part">
      <legend>{name}</legend>
      <p className="help">
        {rest}% of visitors see {page} as it is.
      </p>
      {variants.map((variant) => (
        <Variant key={variant.name} page={page} variant={variant} />
      ))}
      <SettingInput setting={until} label="Last day" help="After it, every build warns." type="date" />
      <div className="page-actions">
        {variants.length < mostVariants && <AddVariant {...experiment} />}
        <EndExperiment {...experiment} />
      </div>
    </fieldset>
  );
}

const mostVariants = 9;

interface VariantProps {
  readonly page: string;
  readonly variant: VariantInfo;
}

function Variant({ page, variant }: VariantProps) {
  const { name, weight, words, differences } = variant;
  return (
    <div className="variant">
      <SettingInput
        setting={weight}
        label={`Visitors who see ${name}, in percent`}
        help={`It differs in ${differences.length} ${differences.length === 1 ? 'text' : 'texts'}.`}
        type="number"
      />
      {words.map((one) => (
        <SettingInput
          key={`${one.section} ${one.field}`}
          setting={one}
          label={`${inWords(one.section)}: ${inWords(one.field).toLowerCase()} of ${name}`}
          help="What these visitors read in place of the text of the page."
          type="words"
        />
      ))}
      <div className="page-actions">
        <AddWords page={page} variant={variant} />
        <Beside page={page} variant={variant} />
      </div>
    </div>
  );
}

/** A variant beside its original, with the words that differ. */
function Beside({ page, variant: { name, differences } }: VariantProps) {
  const { site } = useStudio();
  const address = (shown: string) => `${new URL(page.slice(1), site?.frame).href}?v=${shown}`;
  const sides = [
    { title: 'The page itself', src: address('control') },
    { title: `Variant ${name}`, src: address(name) },
  ];
  const words = (
    <>
      <div className="beside-pages">
        {sides.map(({ title, src }) => (
          <figure key={title}>
            <figcaption>{title}</figcaption>
            <div className="beside-page">
              <iframe title={title} src={src} />
            </div>
          </figure>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard. */}
      <section className="beside-words" aria-label="Words that differ" tabIndex={0}>
        <table className="rows-table">
          <thead>
            <tr>
              {['Section', ...sides.map(({ title }) => title)].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map(({ section, field, before, after }) => (
              <tr key={`${section} ${field}`}>
                <th scope="row">
                  {section} <span className="note">{field}</span>
                </th>
                <td>{before ?? '—'}</td>
                <td>{after ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
  const title = `Variant ${name} of ${page}`;
  return <Pane trigger={`Show ${name} beside the page`} className="dialog beside" title={title} below={words} />;
}

/** Starts a test of a page: some visitors read another text. `tested` are the pages that have one already. */
export function NewExperiment({ tested }: { readonly tested: readonly string[] }) {
  const { site, path } = useStudio();
  const [isOpen, setOpen] = useState(false);
  const pages = (site?.pages ?? []).flatMap(({ path }) => (tested.includes(path) || path === '/404' ? [] : [path]));
  const [chosen, setPage] = useState(path);
  const page = pages.includes(chosen) ? chosen : (pages[0] ?? '');
  const [typedName, setName] = useState<string>();
  const [weight, setWeight] = useState(50);
  const words = useWords(isOpen ? page : undefined);
  const name = typedName ?? nameFrom(page);
  const change: Change | undefined = words.change && { op: 'addExperiment', name, page, weight, words: words.change };
  return (
    <ChangePane
      onOpenChange={setOpen}
      trigger="New experiment"
      title="New experiment"
      about="Some visitors see another version of a page, which begins with one other text. Add more texts afterwards."
      action="Start the experiment"
      change={change}
    >
      <Line label="Page">
        <Select value={page} onChange={setPage} options={pages} />
      </Line>
      <Line label="Name" help="Its name in leads and events: small letters, digits and hyphens.">
        <Input required pattern="[a-z][a-z0-9\-]*" value={name} onChange={setName} />
      </Line>
      <WordsChoice words={words} />
      <Percent value={weight} onChange={setWeight} />
    </ChangePane>
  );
}

/** Adds another version to a test. */
function AddVariant({ name, page, rest }: ExperimentInfo) {
  const [isOpen, setOpen] = useState(false);
  const [typedWeight, setWeight] = useState<number>();
  const weight = typedWeight ?? Math.floor(rest / 2);
  const words = useWords(isOpen ? page : undefined);
  const change: Change | undefined = words.change && {
    op: 'addVariant',
    experiment: name,
    weight,
    words: words.change,
  };
  return (
    <ChangePane
      onOpenChange={setOpen}
      trigger="Add a variant"
      title={`Add a variant to ${name}`}
      about={`${rest}% of visitors see ${page} as it is. The new variant takes its share from them.`}
      action="Add the variant"
      change={change}
    >
      <WordsChoice words={words} />
      <Percent value={weight} onChange={setWeight} />
    </ChangePane>
  );
}

/** Lets a variant differ in one more text. */
function AddWords({ page, variant: { name, weight, words: known } }: VariantProps) {
  const [isOpen, setOpen] = useState(false);
  const taken = known.map(({ section, field }) => `${section} ${field}`);
  const words = useWords(isOpen ? page : undefined, taken);
  const { section = '', field = [], value = '' } = words.change ?? {};
  const path = [...weight.path.slice(0, -1), 'sections', section, ...field];
  return (
    <ChangePane
      onOpenChange={setOpen}
      trigger={`Change another text in ${name}`}
      title={`Another text in ${name}`}
      action="Change the text"
      change={words.change && { op: 'setSetting', path, value }}
    >
      <WordsChoice words={words} />
    </ChangePane>
  );
}

/** Ends a test: with the page as it is, or with what a variant says. */
function EndExperiment({ name, page, variants }: ExperimentInfo) {
  const [keep, setKeep] = useState('');
  const options = variants.map((variant) => ({
    value: variant.name,
    label: `What variant ${variant.name} says`,
    disabled: variant.untakable !== undefined,
  }));
  return (
    <ChangePane
      trigger="End the experiment"
      title={`End ${name}`}
      about={`From then on, all visitors see the same ${page}.`}
      action="End the experiment"
      change={{ op: 'endExperiment', experiment: name, ...(keep !== '' && { keep }) }}
    >
      <Line label="What they see">
        <Select value={keep} onChange={setKeep} none="The page as it is" options={options} />
        {variants.map(({ name, untakable }) =>
          untakable === undefined ? undefined : (
            <span key={name} className="help">
              {name}: {untakable} Make this change on the page first.
            </span>
          ),
        )}
      </Line>
    </ChangePane>
  );
}

function Percent({ value, onChange }: { readonly value: number; readonly onChange: (value: number) => void }) {
  const take = (text: string) => onChange(Math.round(Number(text)));
  return (
    <Line label="Visitors who see it, in percent">
      <Input type="number" min={0} max={99} required value={value} onChange={take} />
    </Line>
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
