import type * as z from 'zod';
import type { SdkStyle } from '../../../sdk/block.ts';
import { Picture } from '../../../sdk/picture/picture.tsx';
import { Icon } from '../../../sdk/ui/icon.tsx';
import { plainWords } from '../../../sdk/words/rich-text.ts';
import { words } from '../../../sdk/words/words.tsx';
import type { FormUi } from '../default-messages.ts';
import type { FieldType } from '../field-spec.ts';
import type { ControlSpec } from './control-spec.ts';
import type { controlFields } from './fields.ts';

type Written = z.output<z.ZodObject<typeof controlFields>>;

/** A field of a form as far as it decides which code and style sheet the form needs. */
interface Typed {
  readonly type: FieldType;
  readonly width?: unknown;
  readonly heading?: unknown;
}

const plainTypes: readonly FieldType[] = ['text', 'email', 'phone', 'digits', 'website', 'message'];

/** Whether a form has a field whose code is in this folder. */
export function hasControls(fields: readonly Typed[]): boolean {
  return fields.some(({ type }) => !plainTypes.includes(type));
}

/** Returns the style sheet of the fields of a form, if they need more than that of any form. It brings the code along. */
export function controlStyles(fields: readonly Typed[] = []): readonly SdkStyle[] {
  return hasControls(fields) || fields.some(({ width, heading }) => width !== undefined || heading !== undefined)
    ? ['controls']
    : [];
}

/**
 * Returns what the control of a field gets besides what all fields have; nothing for a field of a plain type. `level` is that of
 * headings in the form.
 */
export function controlSpec(field: Written & Typed, ui: FormUi, level: number): Partial<ControlSpec> {
  const { heading, width, options, placeholder, min, max, decimals, earliest, latest, text, version, type } = field;
  const Title = `h${level}` as 'h3';
  const given = {
    heading: heading && <Title className="form-heading">{heading}</Title>,
    'data-half': width && true,
    options: options?.map(({ icon, picture, text: more, ...option }) => ({
      ...option,
      ...(more !== undefined && { text: words(more) }),
      ...(icon !== undefined && { image: <Icon name={icon} /> }),
      ...(picture !== undefined && { image: <Picture picture={picture} /> }),
    })),
    placeholder: type === 'select' ? (placeholder ?? ui.formMessages.choose) : undefined,
    least: min,
    most: max,
    decimals,
    comma: (type === 'number' && startsDecimalsWithComma(ui.locale)) || undefined,
    earliest,
    latest,
    ...(text !== undefined && { label: words(text), words: plainWords(text) }),
    version,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Whether a language writes 1,5 for one and a half. */
function startsDecimalsWithComma(locale: string): boolean {
  return new Intl.NumberFormat(locale).format(1.5).includes(',');
}
