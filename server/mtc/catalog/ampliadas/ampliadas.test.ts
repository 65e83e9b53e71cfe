import { niveisDeEvidencia } from '@meridia/shared/relatorio.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tratamentos } from '../../protocolo/tratamentos.ts';
import { FiguraDaAutomassagem } from '../../render/figuras/figura-da-automassagem.tsx';
import { FiguraDaPratica } from '../../render/figuras/figura-da-pratica.tsx';
import { normalizar } from '../../safety/mencoes.ts';
import { type ContextoDoTexto, regrasDePalavras } from '../../safety/palavras-proibidas.ts';
import { regrasClinicas } from '../../safety/regras-clinicas.ts';
import { idDaRede, sinaisDeAlerta } from '../../safety/sinais-de-alerta.ts';
import { obterPonto } from '../pontos.ts';
import { alimentos } from './alimentos.ts';
import { direcoes, refeicoes } from './ampliada.ts';
import { automassagens } from './automassagens.ts';
import { praticas } from './praticas.ts';
import {
  cautelaDaCrianca,
  cautelaDeTodos,
  cautelaDoOrgao,
  cautelasDaComida,
  pratos,
  preparos,
  raros,
  semDieta,
  soPreparo,
} from './pratos.ts';

const regras = new Set([...[...regrasClinicas, ...sinaisDeAlerta].map(({ id }) => id), idDaRede]);
const feitas = [...praticas, ...automassagens];

describe('the catalogue of wider therapies', () => {
  it('has each entry once, under an id that a review can name', () => {
    const ids = feitas.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(`ampliada.${id}`).toMatch(/^[a-z][a-z0-9_.-]{1,99}$/);
    expect(new Set(alimentos.map(({ nome }) => nome)).size).toBe(alimentos.length);
  });

  it('names rules that exist', () => {
    const nomeadas = [
      ...feitas.flatMap((um) => um.evitarNasRegras),
      ...[...alimentos, ...pratos].flatMap((um) => um.evitarNasRegras),
      ...cautelasDaComida.flatMap((uma) => uma.regras),
      ...semDieta,
      ...soPreparo,
    ];
    expect([...new Set(nomeadas)].filter((regra) => !regras.has(regra))).toEqual([]);
  });

  it('names points that exist and that no catalogue forbids', () => {
    const codigos = automassagens.flatMap(({ pontos }) => pontos);
    expect(codigos.filter((codigo) => !obterPonto(codigo) || obterPonto(codigo)?.proibido)).toEqual([]);
  });

  it('serves every theme of the treatments with a practice, a self-massage and a food', () => {
    const temas = new Set(Object.values(tratamentos).flatMap((tratamento) => tratamento.temas));
    for (const tema of temas) {
      for (const lista of [praticas, automassagens, alimentos]) {
        expect(
          lista.some((um) => um.temas.includes(tema)),
          tema,
        ).toBe(true);
      }
    }
  });

  it('has a source, a mark of evidence, steps and cautions at each entry, and a drawing of our own', () => {
    for (const { id, fonte, evidencia, passos, cautelas, quando } of feitas) {
      expect(fonte.length, id).toBeGreaterThan(10);
      expect(niveisDeEvidencia).toContain(evidencia);
      expect(passos.length, id).toBeGreaterThanOrEqual(3);
      expect(cautelas.length, id).toBeGreaterThan(0);
      expect(quando, id).toMatch(/minuto|respirações/i);
    }
    for (const { id } of praticas)
      expect(renderToStaticMarkup(createElement(FiguraDaPratica, { id }))).toContain('<svg');
    for (const { id, nome, quando, passos, cautelas, pontos, fonte, evidencia } of automassagens) {
      const ampliada = {
        ...{ id, nome, quando, fonte, evidencia, tipo: 'automassagem' as const, padraoId: '' },
        ...{ passos: [...passos], cautelas: [...cautelas] },
        pontos: pontos.map((codigo) => ({ codigo, nome: '', localizacao: '' })),
      };
      const svg = renderToStaticMarkup(createElement(FiguraDaAutomassagem, { ampliada }));
      for (const codigo of pontos) expect(svg, id).toContain(`>${codigo}<`);
    }
  });

  it('has a meal for every direction that none of the usual allergies takes away', () => {
    const daAlergia = regrasClinicas.flatMap(({ id, efeito: { retirarOrientacoes } }) =>
      id.startsWith('alergia_alimentar_') && retirarOrientacoes ? [retirarOrientacoes] : [],
    );
    expect(daAlergia.length).toBeGreaterThanOrEqual(8);
    for (const direcao of direcoes)
      for (const refeicao of refeicoes) {
        const seguros = pratos.filter(
          (um) =>
            um.refeicao === refeicao &&
            um.direcoes.includes(direcao) &&
            um.evitarNasRegras.length === 0 &&
            um.idadeMinima === 0 &&
            daAlergia.every((padrao) => !padrao.test(normalizar(um.texto))),
        );
        expect(seguros, `${refeicao}, ${direcao}`).not.toEqual([]);
      }
  });

  it('promises nothing, names no dose, no illness as found and no weight', () => {
    const contexto: ContextoDoTexto = {
      ...{ nomeCliente: 'Ana Lima', relatos: '', tecnicasExcluidas: [], regras: regrasDePalavras },
      pontos: new Set(automassagens.flatMap(({ pontos }) => pontos)),
      codigosTm1: new Set<string>(),
    };
    const textos = [
      ...feitas.flatMap(({ nome, quando, passos, cautelas }) => [nome, quando, ...passos, ...cautelas]),
      ...alimentos.map(({ nome }) => nome),
      ...pratos.map(({ texto }) => texto),
      ...Object.values(preparos),
      ...Object.values(raros),
      ...cautelasDaComida.map(({ texto }) => texto),
      ...[cautelaDaCrianca, cautelaDeTodos, cautelaDoOrgao],
    ];
    expect(textos.length).toBeGreaterThan(200);
    for (const texto of textos) {
      const ditas = regrasDePalavras.filter(({ viola }) => viola(texto, normalizar(texto), contexto));
      expect(
        ditas.map(({ id }) => id),
        texto,
      ).toEqual([]);
      expect(texto).not.toMatch(/emagrec|perder peso|perca peso|detox|caloria/i);
    }
  });
});
