import { isUtf8 } from 'node:buffer';
import type { Finding } from '../../../sdk/issue.ts';
import { SourceText } from './source-text.ts';

export type EncodingFault = Pick<Finding, 'message' | 'suggestion'> & Required<Pick<Finding, 'place'>>;

/**
 * Where the bytes of a text file are no UTF-8, as its first letter that cannot be read; nothing where they are. Spreadsheets and
 * old editors write others (Windows-1252), of which the letters of names would be lost without a word.
 */
export function encodingFault(file: string, bytes: Uint8Array): EncodingFault | undefined {
  if (isUtf8(bytes)) return undefined;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return {
    message: 'This file is not written in UTF-8, so the letter here cannot be read.',
    place: new SourceText(file, text).place(firstUnreadable(text, bytes)),
    suggestion: 'Save it again with the encoding UTF-8; a spreadsheet calls that "CSV UTF-8".',
  };
}

/** Whether a file is written in UTF-16, as some spreadsheets do: it says so by the mark that it begins with. */
export function isUtf16(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xfe;
}

/**
 * The kind of UTF-16 that a file is written in, by its mark, or by the zero that each letter of English has beside it: a table
 * begins with the names of its columns. Nothing for any other encoding.
 */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  const zeros = [...bytes.subarray(0, 4)].map((byte) => (byte === 0 ? '0' : 'x')).join('');
  if (isUtf16(bytes) || zeros === 'x0x0') return 'utf-16le';
  return (first === 0xfe && second === 0xff) || zeros === '0x0x' ? 'utf-16be' : undefined;
}

/** Where a file in UTF-16 has half of a letter, or ends within one; undefined where it is whole. */
export function utf16Fault(file: string, bytes: Uint8Array): EncodingFault | undefined {
  const text = new TextDecoder(utf16Of(bytes), { ignoreBOM: true }).decode(bytes);
  const written = Buffer.from(text, 'utf16le');
  if ((utf16Of(bytes) === 'utf-16be' ? written.swap16() : written).equals(bytes)) return undefined;
  return {
    message: 'This file is written in UTF-16 and damaged: half of the letter here is missing.',
    place: new SourceText(file, text).place(Math.max(0, text.indexOf('\uFFFD'))),
    suggestion: 'Save it again with the encoding UTF-8; a spreadsheet calls that "CSV UTF-8".',
  };
}

/** The text of a file in UTF-8 or UTF-16, without its mark. */
export function decodedText(bytes: Uint8Array): string {
  return new TextDecoder(utf16Of(bytes) ?? 'utf-8').decode(bytes);
}

/** Every letter that cannot be read was decoded as U+FFFD, which a file may hold as well. */
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
