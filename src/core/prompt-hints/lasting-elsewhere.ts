/**
 * Words by which people say that something is to hold from now on, in German, Spanish and Portuguese, French, Chinese and Japanese. Apart, since the
 * first look at a prompt has them too.
 */
export const LASTING_ELSEWHERE = new RegExp(
  [
    /\b(?:immer|nie|niemals|ab jetzt|ab sofort|künftig|zukünftig|in zukunft|grundsätzlich|wir (?:verwenden|nutzen|benutzen|machen|haben uns)|(?:darf|dürfen|muss|müssen|soll|sollen) (?:nur|nie|nicht|immer)|bitte (?:nie|nicht|immer|keine?n?))\b/u,
    /(?:^|[\s¡¿,;:])(?:siempre|nunca|jamás|a partir de (?:ahora|hoy)|de ahora en adelante|en (?:el )?futuro|por defecto|no (?:uses|usar|usamos|toques|hagas|edites)|usamos|hemos decidido|decidimos|sempre|jamais|a partir de agora|de agora em diante|daqui (?:em|para a) (?:diante|frente)|por padrão|não (?:use|usar|usamos|mexa|toque|edite|faça)|nós usamos)(?=[\s,;:.!]|$)/u,
    /(?:^|[\s,;:])(?:toujours|désormais|dorénavant|à partir de (?:maintenant|aujourd'hui)|à l'avenir|par défaut|(?:ne|n'|n’)\S{0,20} ?\S{0,20} (?:jamais|pas|plus)|on (?:utilise|n'utilise)|nous (?:utilisons|avons (?:décidé|choisi)))(?=[\s,;:.!]|$)/u,
    /总是|永远|始终|从现在(?:开始|起)|以后|今后|一律|默认|必须|不要|不能|禁止|别(?:用|改|动|再)|我们(?:用|使用|决定|不用|只用)|统一用/u,
    /必ず|常に|いつも|今後|これから(?:は)?|絶対に|決して|原則|デフォルトで|しないで|使わない|禁止|ではなく|てはいけない|ことにした|ことにします/u,
  ]
    .map(({ source }) => `(?:${source})`)
    .join('|'),
  'iu',
);
