/** What is wrong with a file of captions, with its line. */
export interface CaptionsFault {
  readonly line: number;
  /** The end of a sentence that starts with the name of the file. */
  readonly is: string;
  readonly suggestion: string;
}

const time = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

/** Returns what is wrong with captions (W3C, WebVTT); browsers leave out what they cannot read, without a word. */
export function captionsFault(text: string): CaptionsFault | undefined {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|[\r\n]/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? ''))
    return {
      line: 1,
      is: 'is not WebVTT: its first line has to be WEBVTT',
      suggestion: 'Export the captions as WebVTT (.vtt). To convert SubRip: `ffmpeg -i captions.srt captions.vtt`.',
    };
  let cues = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const [, from = '', to = ''] = /^\s*(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t].*)?$/.exec(line) ?? [];
    const [start, end] = [from, to].map(secondsOf);
    if (start === undefined || end === undefined || end <= start)
      return {
        line: index + 1,
        is:
          start === undefined || end === undefined
            ? 'has times that browsers cannot read'
            : 'has a caption that ends before it starts',
        suggestion:
          'Write times as in `00:01:05.000 --> 00:01:08.500`: with a point, three digits after it, and spaces around the arrow.',
      };
    cues += 1;
  }
  if (cues > 0) return undefined;
  return {
    line: 1,
    is: 'has no captions',
    suggestion:
      'Write below an empty line: a line of times such as `00:00:01.000 --> 00:00:04.000`, and then what is said.',
  };
}

function secondsOf(written: string): number | undefined {
  const [, hours = '0', minutes, seconds, thousandths] = time.exec(written) ?? [];
  if (minutes === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}
