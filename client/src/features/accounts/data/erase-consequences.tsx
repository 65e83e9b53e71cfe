/** What an erasure takes, in full: nobody learns of it afterwards. */
export function EraseConsequences() {
  return (
    <div className="grid gap-3 rounded-control bg-cinnabar-soft p-4 text-[0.9375rem]">
      <p className="font-semibold text-cinnabar-ink">O que deixa de existir</p>
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>Todas as avaliações, com respostas, relatórios e fotos dos seus clientes</li>
        <li>As consultas de evolução e os rascunhos</li>
        <li>Os links compartilhados, que param de abrir na hora</li>
        <li>Seu plano: uma assinatura paga é cancelada na hora e não há novas cobranças</li>
        <li>Seu perfil, sua clínica e sua logo</li>
      </ul>
      <p>
        <strong className="font-semibold">A guarda dos prontuários é sua.</strong> A Lei 13.787/2018 pede que eles sejam
        mantidos por pelo menos 20 anos a partir do último registro. Exporte seus dados antes e guarde o arquivo.
      </p>
      <p>
        Ficam apenas códigos e horários, sem nomes e sem dados de saúde: o registro de acessos, o do que a administração
        fez na conta, com o motivo, e, por 12 meses, um código do seu email que não permite lê-lo: com ele, um novo
        cadastro não recebe de novo os diagnósticos gratuitos.
      </p>
    </div>
  );
}
