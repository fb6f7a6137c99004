/** An error in how a command was called that only the command can detect: a busy port, a folder that is not empty. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly suggestion: string;

  constructor(message: string, suggestion: string) {
    super(message);
    this.suggestion = suggestion;
  }
}
