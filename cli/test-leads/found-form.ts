import type { Page } from '@playwright/test';
import type { SendingOptions } from '../../renderer/client/form/send.ts';

/** A form that sends leads, with the data that test-leads needs. */
type Sending = Pick<
  SendingOptions,
  'fields' | 'flow' | 'names' | 'destinations' | 'label' | 'joined' | 'websiteAsTyped' | 'after'
>;

export interface FoundForm extends Sending {
  /** Sends the answers of a step before the whole form, with the status `partial`. */
  readonly partial?: boolean | undefined;
  /** Index of its island on the page. */
  readonly place: number;
  /** Hidden values by field name. */
  readonly hidden: Readonly<Record<string, string>>;
  /** The id of its dialog. */
  readonly dialog: string | undefined;
}

/** Returns the forms of a page that send leads. Drafts have no island and do not count. */
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
