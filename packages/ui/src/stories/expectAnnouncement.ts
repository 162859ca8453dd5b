import { expect, waitFor } from 'storybook/test';
import { announcedIn } from '../announcer';

/** Waits until the library has announced the text. */
export const expectAnnouncement = (text: string) => waitFor(() => expect(announcedIn()).toBe(text));
