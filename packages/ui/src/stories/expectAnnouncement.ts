import { expect, waitFor } from 'storybook/test';
import { announcedIn } from '../announcer';

/** Waits until the library has said the text without moving focus. */
export const expectAnnouncement = (text: string) => waitFor(() => expect(announcedIn()).toBe(text));
