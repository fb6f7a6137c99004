import { isUtf8 } from 'node:buffer';
import type { Diagnostic } from '../../../sdk/issue.ts';
import { SourceText } from './source-text.ts';

export type EncodingError = Pick<Diagnostic, 'message' | 'suggestion'> & Required<Pick<Diagnostic, 'place'>>;

/**
 * Reports the first character of a text file that is not UTF-8. Spreadsheets and old editors write other encodings
 * (Windows-1252, UTF-16), and letters of names would be lost silently.
 */
export function encodingError(file: string, bytes: Uint8Array): EncodingError | undefined {
  if (utf16Of(bytes) !== undefined) {
    return {
      message: 'This file is written in UTF-16, but it has to be UTF-8.',
      place: { file, line: 1, column: 1 },
      suggestion:
        'Save it again with the encoding UTF-8. In VS Code, press "UTF-16" at the bottom right, then "Save with Encoding".',
    };
  }
  if (isUtf8(bytes)) return undefined;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return {
    message: 'This file is not written in UTF-8, so the letter here cannot be read.',
    place: new SourceText(file, text).place(firstUnreadable(text, bytes)),
    suggestion: 'Save it again with the encoding UTF-8; a spreadsheet calls that "CSV UTF-8".',
  };
}

/**
 * Detects UTF-16 by its byte order mark, or by the zero byte of ASCII letters, since a table starts with column names.
 * Undefined for any other encoding.
 */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  const zeros = [...bytes.subarray(0, 4)].map((byte) => (byte === 0 ? '0' : 'x')).join('');
  if ((first === 0xff && second === 0xfe) || zeros === 'x0x0') return 'utf-16le';
  return (first === 0xfe && second === 0xff) || zeros === '0x0x' ? 'utf-16be' : undefined;
}

/** Reports a UTF-16 file with half of a surrogate pair, or with an odd number of bytes. */
export function utf16Error(file: string, bytes: Uint8Array): EncodingError | undefined {
  const text = new TextDecoder(utf16Of(bytes), { ignoreBOM: true }).decode(bytes);
  const written = Buffer.from(text, 'utf16le');
  if ((utf16Of(bytes) === 'utf-16be' ? written.swap16() : written).equals(bytes)) return undefined;
  return {
    message: 'This file is written in UTF-16 and damaged: half of the letter here is missing.',
    place: new SourceText(file, text).place(Math.max(0, text.indexOf('\uFFFD'))),
    suggestion: 'Save it again with the encoding UTF-8; a spreadsheet calls that "CSV UTF-8".',
  };
}

/** Returns the text of a UTF-8 or UTF-16 file without a byte order mark. */
export function decodedText(bytes: Uint8Array): string {
  return new TextDecoder(utf16Of(bytes) ?? 'utf-8').decode(bytes);
}

/** Finds a U+FFFD that comes from invalid bytes, since a file may also contain U+FFFD itself. */
function firstUnreadable(text: string, bytes: Uint8Array): number {
  const isWritten = (offset: number) => {
    const start = Buffer.byteLength(text.slice(0, offset));
    return Buffer.from(bytes.subarray(start, start + 3)).equals(replacement);
  };
  let offset = text.indexOf('\uFFFD');
  while (offset !== -1 && isWritten(offset)) offset = text.indexOf('\uFFFD', offset + 1);
  return Math.max(0, offset);
}

const replacement = Buffer.from('\uFFFD');
