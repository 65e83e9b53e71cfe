import { kin, titles } from './person-cues.ts';
import type { Word } from './read-words.ts';
import { wordList } from './word-list.ts';

/** Words that spell Chinese formulas, points and terms, such as "Xiao Yao Wan", but not a person's "Wang Li". */
export function pinyinWords(words: readonly Word[]): ReadonlySet<number> {
  const found = new Set<number>();
  let from = 0;
  while (from < words.length) {
    let to = from;
    while (isSyllable(words[to]) && (to === from || /^(?:[^\S\n]|-)$/.test(words[to]?.gap ?? ''))) to += 1;
    const run = words.slice(from, to);
    const before = words[from - 1]?.folded ?? '';
    const isOfTrade = !kin.has(before) && !titles.has(before) && run.some(({ folded }) => ofTrade.has(folded));
    for (let at = from; at < to; at += 1) {
      const isAlone = run.length < 2 && !alone.has(words[at]?.folded ?? '');
      if (isOfTrade && !isAlone) found.add(at);
    }
    from = Math.max(to, from + 1);
  }
  for (const [at, { folded }] of words.entries()) if (alone.has(folded)) found.add(at);
  return found;
}

const syllable =
  /^(?:[bpmfdtnlgkhjqxzcsryw]|[zcs]h)?(?:a(?:i|n|ng|o)?|e(?:i|n|ng|r)?|i(?:a|an|ang|ao|e|n|ng|ong|u)?|o(?:ng|u)|u(?:a|ai|an|ang|e|i|n|o)?|o)$/;

function isSyllable(word: Word | undefined): boolean {
  return word?.capital === true && syllable.test(word.folded);
}

/** Words used with formulas, points and what they treat. */
const ofTrade = wordList(
  'tang wan san yin yang dan pian gao xue zi qi shen gan yan xi jia ji ling fu cong luo zhen tong ashi jiu zhong tan shi re feng han xu pi fei shu mu he jing mai zhu xia huang bai dang gui hua bu xie zang wei dai chai gu yu men hai bao ning xiang di guan nei wai',
);
/** Points and terms that are written as one word. */
const alone = wordList(
  'ashi xiyan yintang taiyang sishencong huatuojiaji jiaji yaotongxue luozhen dannangxue lanweixue bafeng baxie shixuan erjian dingchuan zigong yuyao bitong jiaosun tituo heding baichongwo danggui huangqi renshen goji okyu kyutoshin yinqiao taiyang yangming shaoyang taiyin shaoyin jueyin xiaoyao',
);
