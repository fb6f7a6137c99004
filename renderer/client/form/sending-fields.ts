import type { FieldFault, PageContext } from '../../sdk/block.ts';
import { choice, destination, flag, group, list, number, phone, text } from '../../sdk/fields.ts';
import { ownNames } from '../../sdk/lead-names.ts';
import { reservedName } from './lead-form-fields.ts';

const deliveries = ['any', 'sequential', 'all', 'ordered', 'settle'] as const;

/** The fields of a toast. */
export const messageFields = {
  title: text('The message in a few words.', { max: 80 }),
  text: text('A sentence below it.', { max: 200 }).optional(),
  after: number('Milliseconds until it comes; at once when left out.', { min: 0, max: 60_000 }).optional(),
  duration: number('Milliseconds it stays; 8000 when left out.', { min: 2000, max: 60_000 }).optional(),
};

/** A toast as a field of a block. */
export const message = (help: string) => group(messageFields, help);

/** The fields of every block with a form for sending: destinations, added values, and texts for failures. */
export const sendingFields = {
  destinations: list(destination('A destination of the config.'), 'Where a lead is sent, in order.', { max: 6 }),
  delivery: choice(
    'When a lead counts as sent: "any" sends to all at once and one is enough; "all" at once, and all must take it; "sequential" one after the other, and all must; "ordered" the same, but what arrived at some counts in part; "settle" at once, whatever comes of it. "all" when left out.',
    deliveries,
  ).optional(),
  formLabel: text('What logs and the lead inbox call this form; the words of its button when left out.', {
    max: 60,
  }).optional(),
  joined: group(
    {
      name: text('What the value is called.', { max: 40 }),
      from: list(text('The name of a field.', { max: 40 }), 'The fields it is made of, in order.', { min: 2, max: 4 }),
    },
    'A value made of several fields with blanks between them: a full name.',
  ).optional(),
  websiteAsTyped: flag(
    'Sends a web address as it was typed; else one without "https://" gets it put in front.',
  ).optional(),
  failure: group(
    {
      eachDestination: flag(
        'Says for each destination that failed what it said: "{label} Error" with the message.',
      ).optional(),
      partial: message('What a person is told when some destinations have it and others do not.').optional(),
      refused: message('What a person is told when it did not go through.').optional(),
      unexpected: message('What a person is told when something broke that nobody thought of.').optional(),
      safe: text('Stands in the form when it failed, but is kept in this browser and sent later.', {
        max: 200,
      }).optional(),
      kept: text(
        'Stands in the form when there is nowhere to send it, and it is kept in this browser; also when it failed, is kept, and nothing else here is for that.',
        { max: 200 },
      ),
      lost: text(
        'Stands in the form when it could neither be sent nor kept: what was typed is still there; also when it could not be kept, some destinations have it, and nothing else here is for that.',
        { max: 200 },
      ),
      tooLong: text('Stands under the longest field when there is more than can be sent.', { max: 160 }).optional(),
      phone: phone('The number to call instead.').optional(),
      email: text('The address to write to instead.', { max: 120 }).optional(),
    },
    'What a person is told when sending fails, and how to reach you then.',
  ),
};

/** The part of a form that {@link checkSending} reads. */
export interface SendingInput {
  readonly fields: readonly { readonly name: string }[];
  readonly joined?: { readonly name: string; readonly from: readonly string[] } | undefined;
  readonly failure: { readonly phone?: unknown; readonly email?: unknown };
}

/** Checks rules between the fields of a form. */
export function checkSending({ fields, joined, failure }: SendingInput): FieldFault[] {
  const names = fields.map(({ name }) => name);
  const problems = (joined?.from ?? []).flatMap((name, index): FieldFault[] =>
    names.includes(name)
      ? []
      : [{ path: ['joined', 'from', index], message: `The form has no field "${name}" to join.` }],
  );
  if (joined !== undefined && ownNames.includes(joined.name))
    problems.push(reservedName(joined.name, ['joined', 'name']));
  if (joined !== undefined && names.includes(joined.name)) {
    problems.push({
      path: ['joined', 'name'],
      message: `The form has a field "${joined.name}" already, whose value would be lost.`,
      suggestion: 'Give what is joined a name of its own.',
    });
  }
  if (failure.phone !== undefined || failure.email !== undefined) return problems;
  return [
    ...problems,
    {
      path: ['failure'],
      message: 'When sending fails, a person needs another way to reach you.',
      suggestion: 'Add a "phone" or an "email".',
    },
  ];
}

/** Returns the URL of the file with the destinations. */
export function leadSource({ home }: Pick<PageContext, 'home'>): { readonly source: string } {
  return { source: `${home}destinations.json` };
}
