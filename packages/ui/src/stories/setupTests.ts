// Imported before any component, because cascade layers are ordered by their first use.
import '../styles/index.css';
import { beforeEach } from 'vitest';
import { isDictated } from '../patterns/dictation';

// All tests share a page: a letter at once after one of the test before would count as dictated text.
beforeEach(() => {
  isDictated({ key: 'Escape', timeStamp: performance.now() });
});
