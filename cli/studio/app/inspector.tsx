import { Tabs } from '@base-ui/react/tabs';
import { Facts, factsIn } from './facts.tsx';
import { FieldList } from './field-list.tsx';
import { PageSettings } from './page-settings.tsx';
import { Theme } from './theme.tsx';
import type { Studio } from './use-studio.ts';
import { inWords } from './values.ts';

/** The fields of the chosen section; else the settings of the page, and the facts of the site. */
export function Inspector({ studio }: { readonly studio: Studio }) {
  const { page, selection } = studio;
  if (page?.sections.some(({ name }) => name === selection?.section)) {
    return <SectionFields studio={studio} />;
  }
  return (
    <Tabs.Root defaultValue="page">
      <Tabs.List className="tabs">
        <Tabs.Tab className="tab" value="page">
          Page
        </Tabs.Tab>
        <Tabs.Tab className="tab" value="facts">
          Facts
        </Tabs.Tab>
        <Tabs.Tab className="tab" value="theme">
          Theme
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="page">
        <p className="panel note">Press a text or a section on the page to change it. Everything is saved at once.</p>
        <PageSettings studio={studio} />
      </Tabs.Panel>
      <Tabs.Panel value="facts">
        <section className="panel" aria-label="Facts">
          <p className="note">Values that pages name: change one here, and every page says it.</p>
          <Facts studio={studio} facts={studio.site?.facts ?? []} />
        </section>
      </Tabs.Panel>
      <Tabs.Panel value="theme">
        <Theme studio={studio} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}

function SectionFields({ studio }: { readonly studio: Studio }) {
  const { page, selection, path, change, select, site } = studio;
  const section = page?.sections.find(({ name }) => name === selection?.section);
  if (page === undefined || section === undefined) return undefined;
  const named = factsIn(section.fields, site?.facts ?? []);
  return (
    <section className="panel" aria-labelledby="fields">
      <div className="field-head">
        <h2 id="fields">{inWords(section.name)}</h2>
        <button type="button" className="remove" onClick={() => select(undefined)}>
          Back to the page
        </button>
      </div>
      {!section.own && <p className="note">All pages with this layout show this section.</p>}
      <FieldList
        key={`${path} ${section.name}`}
        controls={page.controls[section.block] ?? []}
        values={section.fields}
        path={[]}
        chosen={selection?.field}
        target={{
          page: path,
          section: section.name,
          change,
          pages: site?.pages.map((one) => one.path) ?? [],
          pictures: site?.pictures ?? [],
        }}
      />
      {named.length > 0 && (
        <details className="group">
          <summary>
            Facts in it <span className="summary">{named.length}</span>
          </summary>
          <Facts studio={studio} facts={named} />
        </details>
      )}
    </section>
  );
}
