/** The texts of forms. */
export const form = {
  required: 'Fields marked * are required.',
  trap: 'Leave this empty',
  tooLong: 'This is more than can be sent. Please shorten it.',
  failed: '{destination} Error',
  answered: 'The answer was {status}.',
  unanswered: 'No answer came.',
};
