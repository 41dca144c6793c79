/** Tests are run as modules of Node, and may be written as Jest's documentation says. */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

const order: string[] = [];
beforeEach(() => {
  order.push('before');
});
afterEach(() => {
  order.push('after');
});

it('gives hooks, matchers and mocks to a test that imports them by name', () => {
  const called = jest.fn();
  called('once');
  expect(called).toHaveBeenCalledWith('once');
});

it('runs the hooks of this file around its tests', () => {
  expect(order).toEqual(['before', 'after', 'before']);
});
