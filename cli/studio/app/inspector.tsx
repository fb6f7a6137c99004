import { Tabs } from '@base-ui/react/tabs';
import { Facts } from './facts.tsx';
import { PageSettings } from './page-settings.tsx';
import { SectionFields } from './section-fields.tsx';
import { Settings } from './settings.tsx';
import { Theme } from './theme.tsx';
import type { Studio } from './use-studio.ts';

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
        <Tabs.Tab className="tab" value="settings">
          Leads
        </Tabs.Tab>
        <Tabs.Tab className="tab" value="theme">
          Theme
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="page">
        <p className="panel note">
          Press a text or a section on the page to change it. Everything is saved after a second of rest.
        </p>
        <PageSettings studio={studio} />
      </Tabs.Panel>
      <Tabs.Panel value="facts">
        <section className="panel" aria-label="Facts">
          <p className="note">Values that pages name: change one here, and every page says it.</p>
          <Facts studio={studio} facts={studio.site?.facts ?? []} />
        </section>
      </Tabs.Panel>
      <Tabs.Panel value="settings">
        <Settings studio={studio} />
      </Tabs.Panel>
      <Tabs.Panel value="theme">
        <Theme studio={studio} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
