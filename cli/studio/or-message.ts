import { UsageError } from '../failure.ts';

/** Returns why something cannot be done in place of an error. */
export async function orMessage<Answer>(work: () => Promise<Answer>): Promise<Answer | { readonly message: string }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UsageError) return { message: [error.message, error.suggestion].join(' ').trim() };
    throw error;
  }
}
