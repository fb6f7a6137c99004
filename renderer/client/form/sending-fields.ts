import type { FieldDiagnostic, PageContext, SiteContext } from '../../sdk/block.ts';
import { choice, destination, flag, group, href, list, number, phone, shownWhen, text } from '../../sdk/fields.ts';
import type { ContactDetails } from '../../sdk/organization.ts';
import { impossibleName, reservedLeadNames } from '../../sdk/reserved-lead-names.ts';
import { reservedName } from './check-fields.ts';
import type { WrittenField } from './lead-form-fields.tsx';
import { type AskedFields, fieldsOf, placedFields } from './written-form.ts';

const deliveries = ['any', 'sequential', 'all', 'ordered', 'settle'] as const;

/** The fields of a toast. */
export const messageFields = {
  title: text('The message in a few words.', { max: 80 }),
  text: text('A sentence below it.', { max: 200 }).optional(),
  after: number('Delay in milliseconds; none by default.', { min: 0, max: 60_000 }).optional(),
  duration: number('How long it stays, in milliseconds; 8000 by default.', { min: 2000, max: 60_000 }).optional(),
};

/** A toast as a field of a block. */
export const message = (help: string) => group(messageFields, help);

/** The fields of every block with a form for sending: destinations, added values, and texts for failures. */
export const sendingFields = {
  destinations: list(destination('A destination of the config.'), 'Where a lead is sent, in order.', { max: 6 }),
  delivery: choice(
    'When a lead counts as sent. "any": sent to all at once, one must accept. "all" (the default): sent to all at once, each must accept. "sequential": one after the other, each must accept. "ordered": the same, but some are a partial success. "settle": sent to all at once, failures do not count.',
    deliveries,
  ).optional(),
  formLabel: text('Name of the form in logs and in the lead inbox; the label of its button by default.', {
    max: 60,
  }).optional(),
  after: shownWhen(
    'sent',
    group(
      { page: href('The path of a page of the site that search engines do not list: "/thanks".') },
      'What follows once the lead has arrived: a page that says thank you, in place of a message. Pixels count the lead there.',
    ),
  )
    .meta({ afterForm: true })
    .optional(),
  partial: flag(
    'Sends a lead as soon as a step is complete and says how to reach the visitor, and completes it under the same id. See docs/leads.md.',
  ).optional(),
  joined: group(
    {
      name: text('Name of the joined value.', { max: 40 }),
      from: list(text('The name of a field.', { max: 40 }), 'The fields to join, in order.', { min: 2, max: 4 }),
    },
    'A value joined from several fields with spaces between them: a full name.',
  ).optional(),
  websiteAsTyped: flag(
    'Sends a web address as it was typed; by default "https://" is added if it is missing.',
  ).optional(),
  failure: shownWhen(
    'failed',
    group(
      {
        eachDestination: flag('Shows the message of each destination that failed, titled "{label} Error".').optional(),
        partial: message('The message when some destinations have the lead and others do not.').optional(),
        refused: message('The message when the lead was not accepted.').optional(),
        unexpected: message('The message after an unexpected error.').optional(),
        safe: text('The text in the form when sending failed, but this browser stores the lead and sends it later.', {
          max: 200,
        }).optional(),
        kept: text('The text in the form when no destination has an address and this browser stores the lead.', {
          max: 200,
        }).optional(),
        lost: text(
          'The text in the form when the lead could neither be sent nor stored; what was typed stays. Also shown when the lead could not be stored, only some destinations have it, and there is no other text for that.',
          { max: 200 },
        ).optional(),
        tooLong: shownWhen(
          'errors',
          text('The error under the longest field when the lead is too large to send.', { max: 160 }),
        ).optional(),
        phone: phone(
          'The number to call instead. Without it and "email": those beside the form, or those of the facts and "organization".',
        ).optional(),
        email: text('The address to write to instead.', { max: 120 }).optional(),
      },
      'Texts for when sending fails, and how to reach you then. Each has a default in the language of the page.',
    ),
  ).optional(),
};

/** The part of a form that {@link checkAfter} reads. */
interface AfterInput {
  readonly after?: { readonly page: string } | undefined;
}

/** The part of a form that {@link checkSending} reads. */
interface SendingInput extends AfterInput, AskedFields<Pick<WrittenField, 'name' | 'type' | 'required'>> {
  readonly partial?: boolean | undefined;
  readonly hidden?: readonly { readonly name: string }[] | undefined;
  readonly joined?: { readonly name: string; readonly from: readonly string[] } | undefined;
}

/** Checks the page after a form. `shown` has what the form would show in its place, by the name of the field. */
export function checkAfter({ after }: AfterInput, shown: Readonly<Record<string, unknown>>): FieldDiagnostic[] {
  if (after === undefined) return [];
  const problems = Object.entries(shown).flatMap(([field, value]): FieldDiagnostic | [] =>
    value === undefined
      ? []
      : {
          path: [field],
          message: `Nobody sees "${field}": the form leads to ${after.page}.`,
          suggestion: `Write it on that page and remove "${field}", or remove "after".`,
        },
  );
  if (!/^\/(?!\/)/.test(after.page)) {
    problems.push({
      path: ['after', 'page'],
      message: `"${after.page}" is not the path of a page of this site.`,
      suggestion: 'Write the path of a page, such as "/thanks".',
    });
  }
  return problems;
}

/** Checks how a form is sent. `shown` has what it would show in place of the page after it, by the name of the field. */
export function checkSending(form: SendingInput, shown: Readonly<Record<string, unknown>>): FieldDiagnostic[] {
  return [...checkJoined(form), ...checkAfter(form, shown), ...checkPartial(form)];
}

function checkJoined({ joined, ...form }: SendingInput): FieldDiagnostic[] {
  const names = fieldsOf(form).map(({ name }) => name);
  const problems = (joined?.from ?? []).flatMap((name, index): FieldDiagnostic[] =>
    names.includes(name)
      ? []
      : [{ path: ['joined', 'from', index], message: `The form has no field "${name}" to join.` }],
  );
  if (joined?.name === impossibleName) {
    problems.push({
      path: ['joined', 'name'],
      message: `No value can have the name "${impossibleName}": it would not arrive.`,
      suggestion: 'Give the joined value another name.',
    });
  }
  if (joined !== undefined && reservedLeadNames.includes(joined.name))
    problems.push(reservedName(joined.name, ['joined', 'name']));
  if (joined !== undefined && names.includes(joined.name)) {
    problems.push({
      path: ['joined', 'name'],
      message: `The form already has a field "${joined.name}", whose value would be lost.`,
      suggestion: 'Give the joined value another name.',
    });
  }
  return problems;
}

/** What says how to reach the business, in a form. */
interface Reachable {
  readonly failure?: Parameters<typeof isReachable>[0] | undefined;
  readonly contact?: Parameters<typeof isReachable>[0] | undefined;
}

/** Whether there is a phone number or an address. */
export function isReachable({ phone, email }: { readonly phone?: unknown; readonly email?: unknown }): boolean {
  return phone !== undefined || email !== undefined;
}

/** Checks that a form that sends can say how to reach the business when sending fails. */
export function fitsSending({ failure = {}, contact = {} }: Reachable, site: SiteContext): FieldDiagnostic[] {
  const types = [...(site.facts?.values() ?? [])].map(({ type }) => type);
  const ways = [failure, contact, site.organization ?? {}];
  if (ways.some(isReachable) || types.includes('phone') || types.includes('email')) return [];
  return [
    {
      path: [],
      message:
        'When sending fails, a visitor needs another way to reach you, and neither the form nor the site has one.',
      suggestion: 'Add a "phone" or an "email" to "organization" in the config, or to "failure" of the form.',
    },
  ];
}

/** What a form needs from its page. */
export interface FromPage {
  /** URL of the file with the destinations. */
  readonly source: string;
  /** How to reach the business, for a form that does not say it itself. */
  readonly reach?: ContactDetails | undefined;
}

/** Returns the URL of the file with the destinations. */
export function leadSource({ home }: Pick<PageContext, 'home'>): { readonly source: string } {
  return { source: `${home}destinations.json` };
}

/** Returns what a form needs from its page. */
export function formFromPage(
  page: Pick<PageContext, 'home' | 'reach'>,
  { failure = {}, contact = {} }: Reachable,
): FromPage {
  const { reach } = page;
  return {
    ...leadSource(page),
    ...(reach !== undefined && ![failure, contact].some(isReachable) && { reach }),
  };
}

/** The name of the value that says whether a lead is complete. */
export const statusName = 'status';

/** Checks that a form can send partial leads, and that none goes out before a required consent. */
function checkPartial({ partial, steps, hidden = [], joined }: SendingInput): FieldDiagnostic[] {
  if (!partial) return [];
  if (steps === undefined) {
    return [
      {
        path: ['partial'],
        message: 'A form without steps sends its lead at once, so there is no partial lead.',
        suggestion: 'Remove "partial", or divide the fields into "steps".',
      },
    ];
  }
  const placed = placedFields({ steps });
  const reaching = placed.find(({ field: { type } }) => ['email', 'phone', 'digits'].includes(type));
  if (reaching === undefined || reaching.step === steps.length - 1) {
    return [
      {
        path: ['partial'],
        message:
          reaching === undefined
            ? 'No step asks for an e-mail address or a phone number, so no partial lead is ever sent.'
            : `Only the last step asks for ${reaching.field.type === 'email' ? 'an e-mail address' : 'a phone number'}, so no partial lead is ever sent.`,
        suggestion: 'Ask for an e-mail address or a phone number in an earlier step, or remove "partial".',
      },
    ];
  }
  const taken = [
    ...placed.map(({ field, path }) => ({ name: field.name, path: [...path, 'name'] })),
    ...hidden.map(({ name }, index) => ({ name, path: ['hidden', index, 'name'] })),
    ...(joined ? [{ name: joined.name, path: ['joined', 'name'] }] : []),
  ];
  return [
    ...taken.flatMap(({ name, path }): FieldDiagnostic | [] =>
      name === statusName
        ? {
            path,
            message: `With "partial", every lead of the form has a "${statusName}", which would replace this value.`,
            suggestion: 'Choose another name.',
          }
        : [],
    ),
    ...placed.flatMap(({ field: { type, required, name }, step, path }): FieldDiagnostic | [] =>
      type === 'consent' && required === true && step > reaching.step
        ? {
            code: 'partial-before-consent',
            path,
            message: `The partial lead goes out after step ${reaching.step + 1}, before people can agree to "${name}" in step ${step + 1}.`,
            suggestion: `Move the consent into step ${reaching.step + 1} or before it, or remove "partial".`,
          }
        : [],
    ),
  ];
}
