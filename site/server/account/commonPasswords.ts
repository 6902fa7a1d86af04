import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * Common passwords of German speakers and of this company, in lower case, without leading and trailing digits and
 * signs. With those, and with digits for letters, each of them satisfies the password rules.
 */
const ownPasswords: readonly string[] = `
a aa aaa aaaa aaaaaa ab abc abcd abcde abcdef abcdefg abcdefgh xyz xyzxyz zxcvb zxcvbn zxcvbnm
q qq qqq qw qwe qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertz qwertzu qwertzui qwertzuiop azerty azertyuiop
asd asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdasd asdfasdf yxcvb yxcvbnm qazwsx qazwsxedc qweasd qweasdzxc wsx
q1w2e3 q1w2e3r4 q1w2e3r4t5 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 1qazxsw2 qwe123qwe
a1b2c3 a1b2c3d4 a1b2c3d4e5 abc123abc abcabc abcd1234abcd x
pass passw passwd password passwords passwort passwoerter passphrase passport pass1234word pwd pw mypassword mypass yourpassword
newpassword thepassword password1password passwordpassword nopassword kennwort losung geheim geheimnis geheimwort
motdepasse secret secrets topsecret mysecret contrasena parola senha haslo wachtwoord
mima woaini woaini1314 iloveyou iloveu ilove love lovely loveme lover loveyou mylove ichliebedich schatz schatzi liebling
welcome welcomehome willkommen bienvenue hello helloworld hallo hallo1hallo bonjour salut nihao hi hey
admin administrator adminadmin root toor user users guest gast test tests testing tester testtest demo default changeme change changeit
letmein letmeinnow login logon signin access open opensesame enter entry master superuser super superman system service
server computer internet network windows microsoft office google apple samsung facebook instagram linkedin amazon
monkey dragon shadow tiger lion eagle hund katze hase baer cat dog puppy kitty horse wolf panda fish
sunshine princess prinzessin prince queen king angel engel devil hunter ranger killer ninja warrior pirate batman spiderman
starwars pokemon naruto matrix hobbit gandalf merlin harrypotter minecraft fortnite
football fussball soccer baseball basketball hockey tennis golf arsenal liverpool chelsea barcelona realmadrid juventus bayern bvb schalke
michael jennifer jessica thomas daniel michelle andrew joshua robert charlie george jordan nicole ashley maria anna
peter stefan sabine andreas martin christian alexander julia markus frank hans klaus max
computer1computer mustang ferrari porsche mercedes bmw audi harley yamaha honda tesla volkswagen toyota
summer winter spring autumn fall sommer fruehling frühling herbst winter2winter season
january february march april may june july august september october november december
januar februar maerz märz mai juni juli oktober dezember
monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag
germany deutschland france paris london berlin hamburg muenchen münchen wien sydney australia melbourne china beijing shanghai shenzhen
flower flowers rainbow cookie chocolate cheese coffee pepper ginger banana orange cherry blume sonne sonnenschein sterne stern mond moon star stars sun sky
freedom whatever trustno trustnoone nothing something anything qwerty1qwerty blahblah lol lollol lmao wtf fuckyou fuck asshole
batterie batteries battery energy energie solar solarpower power powerpower strom speicher storage photovoltaik photovoltaic
felcera felcerafelcera ecos ecoshub pangu panguos daylight company firma office1office
`
  .trim()
  .split(/\s+/)

/** From the first letter to the last. */
const withLetters = /\p{L}(?:.*\p{L})?/u

/** Common passwords in lower case, without leading and trailing digits and signs. */
export const commonPasswords: readonly string[] = [
  ...ownPasswords,
  ...new Set(
    dictionary['passwords-common'].flatMap(
      (password) => withLetters.exec(password.toLowerCase())?.[0] ?? [],
    ),
  ),
]
