/** Pictures are drawn while there is room and time, verdicts always. */
import { createRequestBudget } from '../../../shared/verification/requestBudget.ts';
import { createPictureBudget, type PictureBudgetOptions } from '../../../shared/verification/pictureBudget.ts';

describe('the budget of the pictures of a request', () => {
  let nowMs = 0;
  const budgetOf = (rest: Partial<PictureBudgetOptions> = {}) => {
    nowMs = 0;
    return createPictureBudget({
      places: () => 1000,
      atOnce: 2,
      ms: 45_000,
      characters: 1000,
      isAbandoned: () => false,
      time: createRequestBudget(1000, 0, { now: () => nowMs }),
      now: () => nowMs,
      ...rest,
    });
  };

  it('takes pictures while they fit, small ones after a large one too', () => {
    const budget = budgetOf();
    expect(budget.take(900)).toBe(true);
    expect(budget.take(200)).toBe(false);
    expect(budget.isLeft()).toBe(true);
    expect(budget.take(100)).toBe(true);
    expect(budget.isLeft()).toBe(false);
  });

  it('ends the looking at places before callers give up, where a look cannot be the last', () => {
    const budget = budgetOf();
    nowMs = 64_999;
    expect(budget.mayLook()).toBe(true);
    nowMs = 65_000;
    expect(budget.mayLook()).toBe(false);
  });

  it('ends with its time', () => {
    const budget = budgetOf();
    nowMs = 44_999;
    expect(budget.isLeft()).toBe(true);
    nowMs = 45_000;
    expect(budget.isLeft()).toBe(false);
  });

  it('leaves the time that looking at the other places will take, and has some again when that was overestimated', () => {
    const budget = budgetOf();
    for (let i = 0; i < 20; i++) budget.looked(200);
    // 980 places at 100 ms each are more than what is left of 65 seconds.
    expect(budget.isLeft()).toBe(false);
    for (let i = 0; i < 20; i++) budget.looked(50);
    expect(budget.isLeft()).toBe(true);
  });

  it('does not take the wait for the first look as the measure of all', () => {
    const budget = budgetOf();
    budget.looked(20);
    budget.looked(3000);
    budget.looked(20);
    expect(budget.isLeft()).toBe(true);
  });

  it('ends when nobody waits for the answer', () => {
    let isAbandoned = false;
    const budget = budgetOf({ isAbandoned: () => isAbandoned });
    expect(budget.isLeft()).toBe(true);
    isAbandoned = true;
    expect(budget.isLeft()).toBe(false);
  });

  it('ends with its processor time, of which there is a quarter for who asks for so much that it comes late', () => {
    // 3 s, and 60 ms for each of a hundred.
    const budgetOfWork = (workMs: number) => {
      const time = createRequestBudget(100, 0, { now: () => nowMs });
      time.drawing.worked(workMs);
      return budgetOf({ time });
    };
    expect(budgetOfWork(9_001).isLeft()).toBe(false);
    expect(budgetOfWork(9_001).mayLook()).toBe(true);
    // Of the 7.5 s for judging as well.
    const costly = budgetOfWork(4_200);
    const ordinary = budgetOfWork(4_100);
    expect([costly.isLeft(), costly.mayLook()]).toEqual([true, true]);
    nowMs = 14_001;
    expect([costly.isLeft(), costly.mayLook()]).toEqual([false, false]);
    expect([ordinary.isLeft(), ordinary.mayLook()]).toEqual([true, true]);
  });

  it('shares what is left of a late request with judging, and has ten seconds at most', () => {
    const time = createRequestBudget(1000, 0, { now: () => nowMs });
    const budget = budgetOf({ time });
    nowMs = 14_001;
    time.judging.worked(9_000);
    time.drawing.worked(900);
    expect([time.judging.isSpent(), budget.mayLook()]).toEqual([false, true]);
    time.drawing.worked(200);
    expect([time.judging.isSpent(), budget.mayLook()]).toEqual([true, false]);
  });

  it('leaves reading back and the opening of sources to bounds of their own', () => {
    const time = createRequestBudget(1, 0, { now: () => nowMs });
    const spent = () => [time.judging, time.drawing, time.reading, time.opening].map((one) => one.isSpent());
    nowMs = 0;
    time.opening.worked(5_100);
    time.reading.worked(6_900);
    expect(spent()).toEqual([false, false, false, false]);
    time.judging.worked(2_000);
    nowMs = 10_001;
    expect(spent()).toEqual([false, false, false, false]);
    time.drawing.worked(1_200);
    expect(spent()).toEqual([false, false, true, false]);
    nowMs = 14_001;
    expect(spent()).toEqual([true, true, true, true]);
    nowMs = 0;
    time.opening.worked(15_000);
    time.reading.worked(200);
    expect(spent()).toEqual([false, false, true, true]);
  });
});
