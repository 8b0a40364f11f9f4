import { stemIn } from './languages.ts';
import { stem } from './stem.ts';

/**
 * What the trade calls things in other languages, so that a question in one finds a memory in English. A row: the English words, then `|` and the
 * words of German, French, Spanish, Portuguese, Russian, Chinese, Japanese, Korean; several of one language by commas.
 */
const ROWS = `error failure fail|fehler,scheitern,fehlgeschlagen|erreur,échec,échouer|error,fallo,fallar|erro,falha,falhar|ошибка,сбой|错误,失败|エラー,失敗|오류,실패
test|prüfung|test,essai|prueba|teste|тест,проверка|测试|テスト|테스트
file|datei|fichier|archivo,fichero|arquivo,ficheiro|файл|文件|ファイル|파일
folder directory|ordner,verzeichnis|dossier,répertoire|carpeta,directorio|pasta,diretório|папка,каталог|目录,文件夹|フォルダ,ディレクトリ|폴더,디렉터리
key|schlüssel|clé,clef|clave|chave|ключ|密钥,公钥,私钥|鍵,キー|키
encrypt encryption|verschlüsselung,verschlüsseln|chiffrement,chiffrer|cifrado,cifrar|criptografia,cifrar|шифрование,шифровать|加密|暗号化|암호화
decrypt|entschlüsseln|déchiffrer|descifrar|decifrar|расшифровать|解密|復号|복호화
secret password|geheimnis,passwort,kennwort|secret|secreto,contraseña|segredo,senha|секрет,пароль|秘密,密码|秘密,パスワード|비밀,비밀번호
mask redact|maskieren,schwärzen|masquer|enmascarar,ocultar|mascarar,ocultar|скрыть|脱敏,屏蔽|マスク|마스킹
build|bauen,erstellen|construire,compilation|construir,compilación|compilação,construir|сборка,собрать|构建|ビルド|빌드
release publish|veröffentlichung,freigabe|publication,version|publicación,lanzamiento|lançamento,publicação|релиз,выпуск|发布|リリース|릴리스
check validate|prüfen,überprüfung|vérification,vérifier|comprobación,comprobar,validar|verificação,verificar|проверка,проверить|校验,检查|検証,チェック|검사,확인
hook|haken|crochet|gancho|gancho|хук|钩子|フック|훅
branch|zweig|branche|rama|ramo|ветка|分支|ブランチ|브랜치
commit|festschreiben|commit|confirmación|commit|коммит|提交|コミット|커밋
merge|zusammenführen,zusammenführung|fusion,fusionner|fusionar,fusión|mesclar,fundir|слияние,слить|合并|マージ|병합
session|sitzung|session|sesión|sessão|сессия,сеанс|会话|セッション|세션
user person|benutzer,nutzer|utilisateur|usuario|usuário,utilizador|пользователь|用户|ユーザー|사용자
share sharing|teilen,freigeben|partage,partager|compartir|compartilhamento,partilhar|поделиться,общий|共享,分享|共有|공유
comment review|kommentar,durchsicht|commentaire,relecture|comentario,revisión|comentário,revisão|комментарий,ревью|评论,评审|コメント,レビュー|댓글,리뷰
setting config|einstellung,einrichtung|réglage,paramètre|ajuste,configuración|configuração|настройка|配置,设置|設定|설정
variable|variable|variable|variable|variável|переменная|变量|変数|변수
environment env|umgebung|environnement|entorno|ambiente|окружение,среда|环境|環境|환경
colour color|farbe,farblich|couleur|color|cor|цвет|颜色|色|색상
gradient|verlauf,farbverlauf|dégradé|degradado|gradiente|градиент|渐变|グラデーション|그라데이션
image picture preview|bild,vorschau|image,aperçu|imagen,vista|imagem,prévia|изображение,картинка|图片,预览|画像,プレビュー|이미지,미리보기
theme|thema,design|thème|tema|tema|тема|主题|テーマ|테마
website site|webseite|site|sitio|site|сайт|网站|ウェブ,サイト|웹사이트
link|verweis|lien|enlace|link,ligação|ссылка|链接|リンク|링크
broken|kaputt,defekt|cassé,rompu|roto|quebrado|сломанный|损坏,断开|壊れ|깨진
shell completion|vervollständigung|complétion|autocompletado|completamento|автодополнение|补全|補完|자동완성
install installer|installieren,installation|installer|instalar,instalador|instalar,instalador|установка,установить|安装|インストール|설치
warn warning|warnung,warnen|avertissement,avertir|aviso,advertir|aviso,avisar|предупреждение|警告|警告|경고
message notice|nachricht,meldung|message|mensaje|mensagem|сообщение|消息|メッセージ|메시지
screen display visible show|bildschirm,anzeigen|écran,afficher|pantalla,mostrar|tela,mostrar|экран,показать|屏幕,显示|画面,表示|화면,표시
server|rechner|serveur|servidor|servidor|сервер|服务器|サーバー|서버
request|anfrage|requête,demande|petición,solicitud|pedido,solicitação|запрос|请求|リクエスト|요청
retry repeat|wiederholen|réessayer|reintentar,repetir|repetir|повторить|重试|再試行|재시도
time timeout|zeit|temps,délai|tiempo|tempo|время|时间,超时|時間|시간
delete remove|löschen,entfernen|supprimer|borrar,eliminar|apagar,remover|удалить|删除|削除|삭제
old stale|alt,veraltet|ancien,périmé|viejo,antiguo|antigo,velho|старый,устаревший|旧,过期|古い|오래된
empty|leer|vide|vacío|vazio|пустой|空|空|빈
new fresh|neu,frisch|nouveau|nuevo|novo|новый|新|新しい|새로
duplicate double|doppelt,duplikat|doublon,double|duplicado|duplicado|дубликат|重复|重複|중복
id identifier|kennung|identifiant|identificador|identificador|идентификатор|标识符,标识|識別子|식별자
reference ref|verweis,referenz|référence|referencia|referência|ссылка|引用|参照|참조
state|zustand|état|estado|estado|состояние|状态|状態|상태
number|nummer,zahl|numéro,nombre|número|número|номер,число|编号,数字|番号|번호
length size|länge,größe|longueur,taille|longitud,tamaño|comprimento,tamanho|длина,размер|长度,大小|長さ|길이
field|feld|champ|campo|campo|поле|字段|フィールド|필드
array list|liste|tableau,liste|arreglo,lista|lista,vetor|массив,список|数组,列表|配列|배열
type|typ|type|tipo|tipo|тип|类型|型|타입
function|funktion|fonction|función|função|функция|函数|関数|함수
code|code|code|código|código|код|代码|コード|코드
output raw|ausgabe,roh|sortie,brut|salida|saída|вывод|输出,原始|出力|출력
run execute|ausführen,laufen|exécuter,exécution|ejecutar|executar,rodar|запустить,выполнить|运行,执行|実行|실행
parallel concurrent|gleichzeitig,parallel|parallèle,simultané|paralelo,simultáneo|paralelo,simultâneo|параллельно,одновременно|并行,同时|並列,同時|병렬,동시
write|schreiben|écrire,écriture|escribir|escrever|запись,писать|写|書く,書き換え|쓰기
read|lesen|lire,lecture|leer|ler|читать,чтение|读|読む|읽기
memory|speicher|mémoire|memoria|memória|память|内存|メモリ|메모리
video media stream|video|vidéo,média|vídeo,medio|vídeo|видео|视频,媒体,流式|動画,メディア|영상,미디어
evaluation score evaluate|bewertung,auswertung|évaluation,note|evaluación,puntuación|avaliação,pontuação|оценка|评估,分数|評価|평가
version target|fassung,zielversion|version,cible|versión|versão|версия|版本|バージョン|버전
central|zentral|central|central|central|центральный|中央|中央|중앙
main default|haupt,hauptzweig|principal|principal|principal|главный,основной|主要,主干|メイン|기본
integration|integration|intégration|integración|integração|интеграция|集成|統合|통합
missing lack|fehlen,fehlend|manquer,manquant|faltar|faltar,ausente|отсутствует|缺少|ない|없음
hash checksum|prüfsumme|empreinte,somme|suma|soma|хеш|哈希|ハッシュ|해시
device|gerät|appareil|dispositivo|dispositivo|устройство|设备|デバイス|장치
public private|öffentlich,privat|public,privé|público,privado|público,privado|публичный,закрытый|公开,公钥,私有|公開,秘密|공개,비공개
remote local|entfernt,lokal|distant,local|remoto,local|remoto,local|удалённый,локальный|远程,本地|リモート,ローカル|원격,로컬
hide|verbergen,ausblenden|cacher|esconder,ocultar|esconder|скрыть|隐藏|隠す|숨기
automatic auto|automatisch|automatique|automático,automática|automático,automática|автоматический|自动|自動|자동
transcript|protokoll,mitschrift|transcription|transcripción|transcrição|расшифровка,стенограмма|记录|トランスクリプト|기록
trust|vertrauen|confiance|confiar|confiar|доверять|信任|信頼|신뢰
close end|schließen,ende|fermer,fin|cerrar|fechar,encerrar|закрыть,конец|关闭,结束|閉じる,終了|종료
push|schieben,hochladen|pousser|empujar,subir|enviar|отправить|推送|プッシュ|푸시
archive asset|archiv|archive|archivo|arquivo|архив|归档|アーカイブ|아카이브
stylesheet style css|stilvorlage|feuille,style|estilo|estilo|стиль|样式|スタイルシート|스타일시트
helper|hilfsfunktion,helfer|auxiliaire,aide|auxiliar,ayuda|auxiliar,ajuda|вспомогательный|辅助|ヘルパー|도우미`;

const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const LATIN_AND_CYRILLIC = ['de', 'fr', 'es', 'pt', 'ru'] as const;

/** What an English word counts for the one that was asked in another language. */
export const TRANSLATED_SHARE = 0.7;

interface Dictionary {
  /** A token of `tokenize` → English stems. */
  readonly byToken: ReadonlyMap<string, readonly string[]>;
  /** Words without spaces between them, looked for in the question as it stands. */
  readonly bySigns: readonly (readonly [string, readonly string[]])[];
}

let dictionary: Dictionary | undefined;

function readRows(): Dictionary {
  const byToken = new Map<string, string[]>();
  const bySigns: [string, readonly string[]][] = [];
  for (const row of ROWS.split('\n')) {
    const [english = '', ...others] = row.split('|');
    const stems = english.split(' ').map(stem);
    others.forEach((words, place) => {
      const language = LATIN_AND_CYRILLIC[place];
      for (const word of words.split(',')) {
        if (language === undefined) bySigns.push([word, stems]);
        else byToken.set(stemIn(language, word), [...(byToken.get(stemIn(language, word)) ?? []), ...stems]);
      }
    });
  }
  return { byToken, bySigns };
}

/** The English stems, each once, for what a question says in another language. `stems`: those of the question in its own language. */
export function translations(question: string, stems: readonly string[]): readonly string[] {
  const isCjk = CJK.test(question);
  if (stems.length === 0 && !isCjk) return [];
  dictionary ??= readRows();
  const { byToken, bySigns } = dictionary;
  const found = stems.flatMap((own) => byToken.get(own) ?? []);
  if (isCjk) for (const [word, english] of bySigns) if (question.includes(word)) found.push(...english);
  return [...new Set(found)];
}

/** American and British endings of one word, each way. What comes out may be no word at all: then nobody has it, and it costs one look-up. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})is(?=(?:e|ed|es|er|ers|ing|ation|ations|able)$)/, 'iz'],
  [/(?<=[a-z]{3})iz(?=(?:e|ed|es|er|ers|ing|ation|ations|able)$)/, 'is'],
  [/(?<=[a-z]{3})ys(?=(?:e|ed|es|er|ers|ing)$)/, 'yz'],
  [/(?<=[a-z]{3})yz(?=(?:e|ed|es|er|ers|ing)$)/, 'ys'],
  [/(?<=[a-z]{3})our(?=(?:s|ed|ing|al|able|ful|less|ite|ites)?$)/, 'or'],
  [/(?<=[a-z]{3})or(?=(?:s|ed|ing|al|able|ful|less|ite|ites)?$)/, 'our'],
  [/(?<=[a-z]{3})re(?=s?$)/, 'er'],
  [/(?<=[a-z]{3}t)er(?=s?$)/, 're'],
  [/(?<=[a-z]{3})ence(?=s?$)/, 'ense'],
  [/(?<=[a-z]{3})ense(?=s?$)/, 'ence'],
  [/(?<=[a-z]{3})ogue(?=s?$)/, 'og'],
  [/(?<=[a-z]{3})og(?=s?$)/, 'ogue'],
];
const WORD = /\b[A-Za-z]{5,}\b/g;

export interface Spelling {
  readonly term: string;
  readonly insteadOf: string;
}

/** How else the words of a question are spelt on the other side of the Atlantic, stemmed: `colour` for `color`, `normalise` for `normalize`. Pure. */
export function otherSpellings(question: string): readonly Spelling[] {
  const words = new Set((question.match(WORD) ?? []).map((word) => word.toLowerCase()));
  return [...words].flatMap((word) => {
    const insteadOf = stem(word);
    return ENDINGS.flatMap(([ending, other]): Spelling[] => {
      if (!ending.test(word)) return [];
      const term = stem(word.replace(ending, other));
      return term === insteadOf ? [] : [{ term, insteadOf }];
    });
  });
}
