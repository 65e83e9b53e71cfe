import { readFileSync } from 'node:fs';
import { cabecas } from './server/mtc/leitura/cabecas.ts';
import { ler } from './server/mtc/leitura/ler.ts';
import { compilar } from './server/mtc/leitura/lexico.ts';
import { vocabulario } from './server/mtc/leitura/vocabulario.ts';
let t0=performance.now(); const lexico = compilar(vocabulario, cabecas); console.log('compile', performance.now()-t0);
const all=['w1','w2','w3'].flatMap(f=>readFileSync(`tests/fixtures/textos/${f}.jsonl`,'utf8').trim().split('\n').map(l=>JSON.parse(l).texto)).join('\n');
const t=all.slice(0,30000);
for(let i=0;i<12;i++){ t0=performance.now(); ler(t,lexico,'queixaPrincipal'); console.log((performance.now()-t0).toFixed(1)); }
