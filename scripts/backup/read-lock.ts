import { readFileSync } from 'node:fs';
import { Encrypter } from 'age-encryption';
import { ToolError, WrongArguments } from '../tool-error.ts';

/** A thief may try passphrases for years, so a short one is none. */
const leastCharacters = 16;

/** @throws ToolError when the first line of the file is no passphrase that keeps a thief out */
export function readPassphrase(path: string): string {
  const passphrase = firstLine(path);
  if (passphrase.length >= leastCharacters) return passphrase;
  throw new ToolError(
    `A senha em ${path} tem menos de ${leastCharacters} caracteres. Use cinco palavras ao acaso, ou mais.`,
    `The passphrase in ${path} has fewer than ${leastCharacters} characters. Use five random words or more.`,
  );
}

/** @throws WrongArguments when one of them is no public key of age */
export function readRecipients(recipients: readonly string[]): readonly string[] {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new WrongArguments(
        `${recipient} não é uma chave pública do age (age1…).`,
        `${recipient} is no public key of age (age1…).`,
      );
    }
  }
  return recipients;
}

/** Skips the comments that age-keygen writes. @throws ToolError when the file holds no identity */
export function readIdentity(path: string): string {
  const identity = read(path)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity) return identity;
  throw new ToolError(`${path} não contém uma chave privada do age.`, `${path} holds no identity of age.`);
}

function firstLine(path: string): string {
  return read(path).split(/\r?\n/)[0]?.trim() ?? '';
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ToolError(`${path} não pôde ser lido.`, `${path} could not be read.`);
  }
}
