// Imported before any component, because cascade layers are ordered by their first use.
import '../styles/index.css';
import { beforeEach } from 'vitest';
import { isDictated } from '../patterns/dictation';

// All tests share a page: the first letter of one, right after the last of another, would count as dictated text.
beforeEach(() => {
  isDictated({ key: 'Escape', timeStamp: performance.now() });
});
