import { expect, test } from 'vitest';
import { isTyping, letters } from './keys';

test('every text gets a letter of its own, its first one if it can', () => {
  expect(letters(['Roll', 'Resign', 'Éxito'])).toEqual(['r', 'e', 'x']);
  expect(letters(['Buy Baker Street', 'Bid', 'Build'])).toEqual(['b', 'i', 'l']);
});

test('letters that mean something everywhere are left alone', () => {
  expect(letters(['Undo it', 'Hurry up'])).toEqual(['i', 'r']);
});

test('texts without a free letter get digits, and then nothing', () => {
  const many = letters(Array.from({ length: 12 }, () => 'a'));
  expect(many).toEqual(['a', '1', '2', '3', '4', '5', '6', '7', '8', '9', null, null]);
});

test('keys for fields and the browser are not for the table', () => {
  document.body.innerHTML = '<input><button></button>';
  const press = (on: Element, more = {}) => {
    let typing = false;
    document.addEventListener('keydown', (event) => (typing = isTyping(event)), { once: true });
    on.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true, ...more }));
    return typing;
  };
  const [field, button] = [document.querySelector('input')!, document.querySelector('button')!];
  expect(press(field)).toBe(true);
  expect(press(button)).toBe(false);
  expect(press(button, { ctrlKey: true })).toBe(true);
});
