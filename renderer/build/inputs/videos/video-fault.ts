/** Why a video cannot be published. */
export class VideoFault extends Error {
  /** The end of a sentence that starts with the name of the file. */
  readonly is: string;
  /** Whether the same pictures and sound only need another wrapping, which takes seconds, or a conversion. */
  readonly remedy: 'convert' | 'rewrap';

  constructor(is: string, remedy: VideoFault['remedy'] = 'convert') {
    super(is);
    this.is = is;
    this.remedy = remedy;
  }
}

/** The fault of a file that ends too early, or whose lengths and offsets contradict each other. */
export function damaged(): VideoFault {
  return new VideoFault('is damaged: parts of it are missing');
}
