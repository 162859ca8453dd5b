/** A problem that the user can fix, reported as one sentence without a stack trace. */
export class UserError extends Error {}
