import type { Page } from '@playwright/test';
import type { SendingOptions } from '../../renderer/client/form/send.ts';

/** What test-leads must know of a form that sends leads; a part of what the form itself gets. */
type Sending = Pick<SendingOptions, 'fields' | 'names' | 'destinations' | 'label' | 'joined' | 'websiteAsTyped'>;

export interface FoundForm extends Sending {
  /** Place of its island among those of the page. */
  readonly place: number;
  /** Values that go along unseen, by their names in the page. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Id of the dialog that it stands in. */
  readonly dialog: string | undefined;
}

/** Every form of a page that sends leads; drafts that send nothing have no island, and are not among them. */
export function findForms(page: Page): Promise<FoundForm[]> {
  return page.locator('[data-island]').evaluateAll((islands) =>
    islands.flatMap((island, place): FoundForm[] => {
      const { lead } = JSON.parse(island.getAttribute('data-props') ?? '{}');
      const form = island.querySelector('form');
      if (lead === undefined || form === null) return [];
      const unseen = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]:enabled')];
      return [
        {
          ...lead,
          place,
          hidden: Object.fromEntries(unseen.map(({ name, value }) => [name, value])),
          dialog: island.closest('dialog')?.id,
        },
      ];
    }),
  );
}
