import { Tabs } from '@base-ui/react/tabs';
import { inWords } from '../words.ts';
import type { FieldControl } from './api.ts';
import { FieldList } from './fields.tsx';
import { MomentFields } from './moment-fields.tsx';
import { momentNames, momentsOf, shownAtFirst } from './moments.ts';
import { useStudio } from './store.tsx';
import { SectionTarget, sectionOf } from './target.tsx';
import { RemoveButton } from './ui.tsx';

/** The fields of the chosen section. */
export function SectionFields() {
  const { page, selection, path, select } = useStudio();
  const section = sectionOf(page, selection?.section);
  if (page === undefined || section === undefined) return undefined;
  return (
    <section className="panel" aria-labelledby="fields">
      <div className="field-head">
        <h2 id="fields">{inWords(section.name)}</h2>
        <RemoveButton
          onClick={() => {
            select(undefined);
            document.getElementById(`outline-${section.name}`)?.focus();
          }}
        >
          Back to the page
        </RemoveButton>
      </div>
      {section.pages > 1 && (
        <p className="scope">
          <strong>{section.pages} pages show this section.</strong>{' '}
          {section.own
            ? 'A value can differ on one of them. Fields that are added, and items that are added, moved or removed, change on all of them.'
            : 'It is part of a layout, so all of them change.'}
        </p>
      )}
      <SectionTarget key={`${path} ${section.name}`} section={section.name}>
        <Moments section={section.name} controls={page.controls[section.block] ?? []} values={section.fields} />
      </SectionTarget>
    </section>
  );
}

interface MomentsProps {
  readonly section: string;
  readonly controls: readonly FieldControl[];
  readonly values: unknown;
}

/** The fields of a section: those that the page shows at first, and in tabs of their own those that visitors see later. */
function Moments({ section, controls, values }: MomentsProps) {
  const { selection, select, shown } = useStudio();
  const moments = momentsOf(controls, values);
  const list = <FieldList values={values} controls={shownAtFirst(controls)} path={[]} />;
  if (moments.length === 0) return list;
  const choose = (value: string) => select({ section, when: moments.find((moment) => moment === value) });
  return (
    <Tabs.Root value={selection?.when ?? 'page'} onValueChange={choose}>
      <Tabs.List className="tabs moments" aria-label="When visitors see it" activateOnFocus>
        <Tabs.Tab className="tab" value="page">
          Page
        </Tabs.Tab>
        {moments.map((moment) => (
          <Tabs.Tab key={moment} className="tab" value={moment}>
            {momentNames[moment]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="page">{list}</Tabs.Panel>
      {moments.map((moment) => (
        <Tabs.Panel key={moment} value={moment}>
          <p className="note moment-note" role="status">
            {shown && (shown.islands.length + shown.toasts.length > 0 ? isShown : isUnseen)}
          </p>
          <MomentFields values={values} moment={moment} controls={controls} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

const isShown = 'The page shows this moment now. Press a text there to change it.';
const isUnseen = 'Visitors see these words after something they do. The page here does not show them.';
