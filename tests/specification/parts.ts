import { attribute, readable } from './page.ts';
import { all, at, external, type Requirement, says, without } from './requirement.ts';

/** The questions of a page: details of one group, of which the browser keeps one open at most. */
export const oneAtATime: Requirement = {
  what: 'opens one answer at a time, and lets it close',
  met: (page) => {
    const groups = all(page, 'main .faq-list > details').map((details) => attribute(details, 'name'));
    return groups.length > 1 && groups.every((group) => group !== undefined && group === groups[0]);
  },
};

/** Where a call is booked: how long it takes, and the booking page in a new tab. */
export function scheduler(minutes: 15 | 30, id = 'calendly-section'): Requirement[] {
  return at(id, [says(`${minutes} minutes`), external(/./, { newTab: true }), shows('scheduler', 'event_scheduled')]);
}

/** What somebody else has, shown in place once it is pressed. */
export const shows = (block: 'scheduler' | 'video' | 'presentation', words: string): Requirement => ({
  what: `shows the ${block} in place, with “${words}”`,
  met: (page) =>
    all(page, 'div').some(
      (div) =>
        attribute(div, 'data-island') === block &&
        new RegExp(`"src":"https://.*${words}`).test(attribute(div, 'data-props') ?? ''),
    ),
});

/** A row of a comparison, from its name to its last value. */
export function row(name: string, ...values: readonly string[]): Requirement {
  return {
    what: `compares ${name}: ${values.join(', ')}`,
    met: (page) => all(page, 'main table tbody tr').some((line) => readable(line) === [name, ...values].join(' ')),
  };
}

/** A package with what stands on its card, and its picture. */
export function offer(name: string, ...texts: readonly string[]): Requirement {
  return {
    what: `offers ${name}: ${texts.join(', ')}`,
    met: (page) =>
      all(page, 'ul.packages > li').some(
        (item) =>
          all(item, '.packages-name > svg').length === 1 &&
          [name, ...texts].every((text) => readable(item).includes(text)),
      ),
  };
}

/** Words that come by themselves after so many milliseconds, and stay for so many. */
export const toast = (id: string, after: number, duration: number, words: string): Requirement => ({
  what: `says “${words}” by itself after ${after} ms`,
  met: (page) => {
    const [island] = all(page, `#${id}`);
    if (island === undefined) return false;
    const props = attribute(island, 'data-props') ?? '';
    return attribute(island, 'data-on') === `delay:${after}` && props.includes(words) && props.includes(`${duration}`);
  },
});

/** A page that asks for nothing. */
export const noForm = without('form', 'form', '<form></form>');
