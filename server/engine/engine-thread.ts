/** The program of a thread of the pool (engine-pool.ts): one task at a time. */
export {
  compose,
  diagnose,
  findUnread,
  read,
  render,
  renderShared,
  review,
  weighPontos,
  write,
} from './engine-tasks.ts';
